import { defineRefusal, defineRefusalWith } from "#src/server/errors.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";

const { leastGuests, mostGuests } = workshopLimits;
const people = (n: number, verb: readonly [one: string, more: string]): string =>
  `${String(n)} more ${n === 1 ? `person ${verb[0]}` : `people ${verb[1]}`}`;

export const workshopErrors = {
  notFound: defineRefusal({ code: "workshop.notFound", kind: "not_found", text: "Workshop not found." }),
  codeNotFound: defineRefusal({
    code: "workshop.codeNotFound",
    kind: "not_found",
    text: "No workshop has this code. It may be over and erased, or a character is wrong.",
  }),
  placeNotFound: defineRefusal({
    code: "workshop.placeNotFound",
    kind: "not_found",
    text: "You’re not in this workshop any more, or it has been erased.",
  }),
  guestNotFound: defineRefusal({
    code: "workshop.guestNotFound",
    kind: "not_found",
    text: "This person isn’t in the workshop any more.",
  }),
  notOpen: defineRefusal({
    code: "workshop.notOpen",
    kind: "conflict",
    text: "Windows are open, or it’s over, so nobody can join any more.",
  }),
  full: defineRefusal({
    code: "workshop.full",
    kind: "conflict",
    text: `This workshop is full: ${String(mostGuests)} people have joined.`,
  }),
  nameTaken: defineRefusal({
    code: "workshop.nameTaken",
    kind: "bad_request",
    text: "Someone here has this name, or one that looks like it. Please add an initial, so that people can tell you apart.",
    field: "name",
  }),
  nameMixed: defineRefusal({
    code: "workshop.nameMixed",
    kind: "bad_request",
    text: "This name mixes letters of two alphabets in one word. Please write it in one, so that people can tell you apart.",
    field: "name",
  }),
  otherStep: defineRefusal({
    code: "workshop.otherStep",
    kind: "conflict",
    text: "The group has moved on to the next step.",
  }),
  notNext: defineRefusal({
    code: "workshop.notNext",
    kind: "conflict",
    text: "That isn’t the next step. Someone else may have led the group on already.",
  }),
  tooFewReady: defineRefusalWith({
    code: "workshop.tooFewReady",
    kind: "conflict",
    text: ({ missing }: { readonly missing: number }) =>
      `${people(missing, ["has", "have"])} to save their own words. Describing takes at least ${String(leastGuests)}.`,
  }),
  noPicture: defineRefusal({
    code: "workshop.noPicture",
    kind: "conflict",
    text: "There’s no picture of this group.",
  }),
  pictureNotFound: defineRefusal({
    code: "workshop.pictureNotFound",
    kind: "not_found",
    text: "This workshop has no picture yet.",
  }),
  notCountable: defineRefusal({
    code: "workshop.notCountable",
    kind: "conflict",
    text: "Only someone who is described can be counted in the picture.",
  }),
  nothingToMail: defineRefusal({
    code: "workshop.nothingToMail",
    kind: "conflict",
    text: "You can email yourself the link once your window is open.",
  }),
  mailedEnough: defineRefusal({
    code: "workshop.mailedEnough",
    kind: "conflict",
    text: `We’ve sent you ${String(workshopLimits.mostMails)} emails already. Please look in your spam folder, or copy the address of this page.`,
  }),
  described: defineRefusal({
    code: "workshop.described",
    kind: "conflict",
    text: "You’ve described this person already. One description is all it takes.",
  }),
};
