import { defineRefusal } from "#src/server/errors.ts";

export const responseErrors = {
  notFound: defineRefusal({ code: "response.notFound", kind: "not_found", text: "Answer not found." }),
  ownSurvey: defineRefusal({
    code: "response.ownSurvey",
    kind: "forbidden",
    text: "This is your own round: others answer it.",
  }),
  invitedOnly: defineRefusal({
    code: "response.invitedOnly",
    kind: "conflict",
    text: "In this round only invited people can answer.",
  }),
  invitationUsed: defineRefusal({
    code: "response.invitationUsed",
    kind: "conflict",
    text: "This invitation has been used. It takes one answer.",
  }),
  surveyClosed: defineRefusal({
    code: "response.surveyClosed",
    kind: "conflict",
    text: "This round is closed. Your answer was not stored.",
  }),
  surveyFull: defineRefusal({
    code: "response.surveyFull",
    kind: "conflict",
    text: "This round has as many answers as it can take.",
  }),
  keyOfOtherSurvey: defineRefusal({
    code: "response.keyOfOtherSurvey",
    kind: "conflict",
    text: "This key belongs to an answer to another round.",
  }),
};
