import { defineRefusals } from "#src/server/errors.ts";

const dayInUtc = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

export const surveyErrors = defineRefusals("survey", {
  notFound: { kind: "not_found", text: "Round not found." },
  closed: { kind: "conflict", text: "This round is closed." },
  minimumTooLow: {
    kind: "bad_request",
    text: ({ least }: { readonly least: number }) =>
      `The minimum for this kind of round is at least ${String(least)} answers.`,
    field: "minResponses",
  },
  minimumLowered: { kind: "conflict", text: "You can raise the minimum, but not lower it." },
  minimumSettled: {
    kind: "conflict",
    text: "You can’t change the minimum any more: someone has already answered.",
  },
  deadlinePast: { kind: "bad_request", text: "The deadline must be in the future.", field: "closesAt" },
  unknownWord: {
    kind: "bad_request",
    text: "One of these words isn’t in the list.",
    field: "selectedTraits",
  },
  ownWordsSettled: {
    kind: "conflict",
    text: "Your own words are part of a result now. Start a new round to pick again.",
  },
  predictionSettled: {
    kind: "conflict",
    text: "You’ve opened the window, so you can’t change your guess. You can guess again in a new round.",
  },
  tooEarlyToThank: {
    kind: "conflict",
    text: "You can thank people once you have opened your window or closed the round.",
  },
  nobodyToThank: {
    kind: "conflict",
    text: "You haven’t invited anyone by email, so there’s nobody to write to.",
  },
  partOfTeamRound: {
    kind: "conflict",
    text: "This round is part of a team round, which says who answers and until when.",
  },
  teamRoundRuns: {
    kind: "conflict",
    text: ({ closesAt }: { readonly closesAt: Date | null }) =>
      `All windows of your team open together, ${closesAt === null ? "once the team round is over" : `after ${dayInUtc.format(closesAt)} UTC`}.`,
  },
  noCircles: {
    kind: "conflict",
    text: "A round of a team or an organisation can’t have circles.",
  },
  wordsBeforeCircles: {
    kind: "conflict",
    text: "Pick your own words first: all your circles share them.",
  },
  tooManyCircles: {
    kind: "conflict",
    text: ({ most }: { readonly most: number }) => `You can have up to ${String(most)} circles.`,
  },
  circleNameTaken: {
    kind: "conflict",
    text: "You already have a circle with this name.",
  },
  alreadyCircle: { kind: "conflict", text: "This round already belongs to circles." },
  otherOwnWords: {
    kind: "conflict",
    text: "You picked other words for yourself in this round, so it can’t be one of these circles.",
  },
  notCircle: { kind: "conflict", text: "This round isn’t a circle, so it has no circle’s name." },
  noOpenLink: {
    kind: "conflict",
    text: "Only invited people can answer an organisation’s round, so it has no open link.",
  },
});
