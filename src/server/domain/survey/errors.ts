import { defineRefusal, defineRefusalWith } from "#src/server/errors.ts";

export const surveyErrors = {
  notFound: defineRefusal({ code: "survey.notFound", kind: "not_found", text: "Round not found." }),
  closed: defineRefusal({ code: "survey.closed", kind: "conflict", text: "This round is closed." }),
  minimumTooLow: defineRefusalWith({
    code: "survey.minimumTooLow",
    kind: "bad_request",
    text: ({ least }: { readonly least: number }) =>
      `The minimum of such a round is at least ${String(least)} answers.`,
    field: "minResponses",
  }),
  minimumLowered: defineRefusal({
    code: "survey.minimumLowered",
    kind: "conflict",
    text: "The minimum can be raised, not lowered.",
  }),
  minimumSettled: defineRefusal({
    code: "survey.minimumSettled",
    kind: "conflict",
    text: "The minimum cannot change any more: somebody has answered under the present one.",
  }),
  deadlinePast: defineRefusal({
    code: "survey.deadlinePast",
    kind: "bad_request",
    text: "The deadline has to be in the future.",
    field: "closesAt",
  }),
  unknownWord: defineRefusal({
    code: "survey.unknownWord",
    kind: "bad_request",
    text: "One of these words is not in the list.",
    field: "selectedTraits",
  }),
  ownWordsSettled: defineRefusal({
    code: "survey.ownWordsSettled",
    kind: "conflict",
    text: "Your own words are part of a result now. Start a new round to pick anew.",
  }),
  predictionSettled: defineRefusal({
    code: "survey.predictionSettled",
    kind: "conflict",
    text: "The window has been opened, so this guess is settled. In a new round you can guess anew.",
  }),
  tooEarlyToThank: defineRefusal({
    code: "survey.tooEarlyToThank",
    kind: "conflict",
    text: "You can thank people once you have opened your window or closed the round.",
  }),
  nobodyToThank: defineRefusal({
    code: "survey.nobodyToThank",
    kind: "conflict",
    text: "Nobody is invited by email, so there is nobody to write to.",
  }),
  noOpenLink: defineRefusal({
    code: "survey.noOpenLink",
    kind: "conflict",
    text: "In an organisation's round only invited people can answer, so it has no open link.",
  }),
};
