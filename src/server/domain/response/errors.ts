import { defineRefusal } from "#src/server/errors.ts";

export const responseErrors = {
  notFound: defineRefusal({ code: "response.notFound", kind: "not_found", text: "Answer not found." }),
  invitationNotFound: defineRefusal({
    code: "response.invitationNotFound",
    kind: "not_found",
    text: "Invitation not found.",
  }),
  ownSurvey: defineRefusal({
    code: "response.ownSurvey",
    kind: "forbidden",
    text: "This is your own round. Other people answer it.",
  }),
  invitedOnly: defineRefusal({
    code: "response.invitedOnly",
    kind: "conflict",
    text: "Only invited people can answer this round.",
  }),
  invitationUsed: defineRefusal({
    code: "response.invitationUsed",
    kind: "conflict",
    text: "This invitation has already been used. It works for one answer.",
  }),
  surveyClosed: defineRefusal({
    code: "response.surveyClosed",
    kind: "conflict",
    text: "This round is closed. We didn’t store your answer.",
  }),
  surveyFull: defineRefusal({
    code: "response.surveyFull",
    kind: "conflict",
    text: "This round can’t take any more answers.",
  }),
  keyOfOtherSurvey: defineRefusal({
    code: "response.keyOfOtherSurvey",
    kind: "conflict",
    text: "This key belongs to an answer to another round.",
  }),
};
