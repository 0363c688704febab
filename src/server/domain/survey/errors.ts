import { defineRefusal, defineRefusalWith } from "#src/server/errors.ts";

const dayInUtc = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

export const surveyErrors = {
  notFound: defineRefusal({ code: "survey.notFound", kind: "not_found", text: "Round not found." }),
  closed: defineRefusal({ code: "survey.closed", kind: "conflict", text: "This round is closed." }),
  minimumTooLow: defineRefusalWith({
    code: "survey.minimumTooLow",
    kind: "bad_request",
    text: ({ least }: { readonly least: number }) =>
      `The minimum for this kind of round is at least ${String(least)} answers.`,
    field: "minResponses",
  }),
  minimumLowered: defineRefusal({
    code: "survey.minimumLowered",
    kind: "conflict",
    text: "You can raise the minimum, but not lower it.",
  }),
  minimumSettled: defineRefusal({
    code: "survey.minimumSettled",
    kind: "conflict",
    text: "You can’t change the minimum any more: someone has already answered.",
  }),
  deadlinePast: defineRefusal({
    code: "survey.deadlinePast",
    kind: "bad_request",
    text: "The deadline must be in the future.",
    field: "closesAt",
  }),
  unknownWord: defineRefusal({
    code: "survey.unknownWord",
    kind: "bad_request",
    text: "One of these words isn’t in the list.",
    field: "selectedTraits",
  }),
  ownWordsSettled: defineRefusal({
    code: "survey.ownWordsSettled",
    kind: "conflict",
    text: "Your own words are part of a result now. Start a new round to pick again.",
  }),
  predictionSettled: defineRefusal({
    code: "survey.predictionSettled",
    kind: "conflict",
    text: "You’ve opened the window, so you can’t change your guess. You can guess again in a new round.",
  }),
  tooEarlyToThank: defineRefusal({
    code: "survey.tooEarlyToThank",
    kind: "conflict",
    text: "You can thank people once you have opened your window or closed the round.",
  }),
  nobodyToThank: defineRefusal({
    code: "survey.nobodyToThank",
    kind: "conflict",
    text: "You haven’t invited anyone by email, so there’s nobody to write to.",
  }),
  partOfTeamRound: defineRefusal({
    code: "survey.partOfTeamRound",
    kind: "conflict",
    text: "This round is part of a team round, which says who answers and until when.",
  }),
  teamRoundRuns: defineRefusalWith({
    code: "survey.teamRoundRuns",
    kind: "conflict",
    text: ({ closesAt }: { readonly closesAt: Date | null }) =>
      `All windows of your team open together, ${closesAt === null ? "once the team round is over" : `after ${dayInUtc.format(closesAt)} UTC`}.`,
  }),
  noOpenLink: defineRefusal({
    code: "survey.noOpenLink",
    kind: "conflict",
    text: "Only invited people can answer an organisation’s round, so it has no open link.",
  }),
};
