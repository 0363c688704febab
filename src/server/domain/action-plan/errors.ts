import { defineRefusal } from "#src/server/errors.ts";

const refusalOfDay = (code: string, text: string) =>
  defineRefusal({ code: `panePlan.${code}`, kind: "bad_request", text, field: "until" });

export const actionPlanErrors = {
  noResult: defineRefusal({
    code: "panePlan.noResult",
    kind: "conflict",
    text: "There’s nothing to plan from yet: you haven’t opened the window.",
  }),
  unknownWord: defineRefusal({
    code: "panePlan.unknownWord",
    kind: "bad_request",
    text: "This word isn’t in the list.",
    field: "traitId",
  }),
  dayMissing: refusalOfDay("dayMissing", "Choose the day you want the email on."),
  dayPast: refusalOfDay("dayPast", "That day has begun. Choose a later one for the email."),
  dayTooFar: refusalOfDay("dayTooFar", "Choose a day within a year from now for the email."),
};
