import { defineRefusals } from "#src/server/errors.ts";

export const responseErrors = defineRefusals("response", {
  notFound: { kind: "not_found", text: "Answer not found." },
  invitationNotFound: { kind: "not_found", text: "Invitation not found." },
  ownSurvey: { kind: "forbidden", text: "This is your own round. Other people answer it." },
  invitedOnly: { kind: "conflict", text: "Only invited people can answer this round." },
  invitationUsed: {
    kind: "conflict",
    text: "This invitation has already been used. It works for one answer.",
  },
  surveyClosed: { kind: "conflict", text: "This round is closed. We didn’t store your answer." },
  surveyFull: { kind: "conflict", text: "This round can’t take any more answers." },
  keyOfOtherSurvey: { kind: "conflict", text: "This key belongs to an answer to another round." },
});
