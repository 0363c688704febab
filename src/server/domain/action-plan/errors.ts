import { defineRefusals } from "#src/server/errors.ts";

export const actionPlanErrors = defineRefusals("panePlan", {
  noResult: { kind: "conflict", text: "There’s nothing to plan from yet: you haven’t opened the window." },
  unknownWord: { kind: "bad_request", text: "This word isn’t in the list.", field: "traitId" },
  dayMissing: { kind: "bad_request", text: "Choose the day you want the email on.", field: "until" },
  dayPast: {
    kind: "bad_request",
    text: "That day has begun. Choose a later one for the email.",
    field: "until",
  },
  dayTooFar: {
    kind: "bad_request",
    text: "Choose a day within a year from now for the email.",
    field: "until",
  },
});
