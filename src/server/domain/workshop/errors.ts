import { defineRefusals } from "#src/server/errors.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";

const { leastGuests, mostGuests } = workshopLimits;
const people = (n: number, verb: readonly [one: string, more: string]): string =>
  `${String(n)} more ${n === 1 ? `person ${verb[0]}` : `people ${verb[1]}`}`;

export const workshopErrors = defineRefusals("workshop", {
  notFound: { kind: "not_found", text: "Workshop not found." },
  codeNotFound: {
    kind: "not_found",
    text: "No workshop has this code. It may be over and erased, or a character is wrong.",
  },
  placeNotFound: { kind: "not_found", text: "You’re not in this workshop any more, or it has been erased." },
  guestNotFound: { kind: "not_found", text: "This person isn’t in the workshop any more." },
  notOpen: { kind: "conflict", text: "Windows are open, or it’s over, so nobody can join any more." },
  full: { kind: "conflict", text: `This workshop is full: ${String(mostGuests)} people have joined.` },
  nameTaken: {
    kind: "bad_request",
    text: "Someone here has this name, or one that looks like it. Please add an initial, so that people can tell you apart.",
    field: "name",
  },
  nameMixed: {
    kind: "bad_request",
    text: "This name mixes letters of two alphabets in one word. Please write it in one, so that people can tell you apart.",
    field: "name",
  },
  otherStep: { kind: "conflict", text: "The group has moved on to the next step." },
  notNext: {
    kind: "conflict",
    text: "That isn’t the next step. Someone else may have led the group on already.",
  },
  tooFewReady: {
    kind: "conflict",
    text: ({ missing }: { readonly missing: number }) =>
      `${people(missing, ["has", "have"])} to save their own words. Describing takes at least ${String(leastGuests)}.`,
  },
  noPicture: { kind: "conflict", text: "There’s no picture of this group." },
  pictureNotFound: { kind: "not_found", text: "This workshop has no picture yet." },
  notCountable: { kind: "conflict", text: "Only someone who is described can be counted in the picture." },
  nothingToMail: { kind: "conflict", text: "You can email yourself the link once your window is open." },
  mailedEnough: {
    kind: "conflict",
    text: `We’ve sent you ${String(workshopLimits.mostMails)} emails already. Please look in your spam folder, or copy the address of this page.`,
  },
  described: {
    kind: "conflict",
    text: "You’ve described this person already. One description is all it takes.",
  },
});
