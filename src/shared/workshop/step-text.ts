import type { WorkshopStep } from "./steps.ts";

/** What a step is called. */
export const stepNames: Readonly<Record<WorkshopStep, string>> = {
  gathering: "Join",
  words: "Your words",
  describing: "Describe each other",
  open: "Windows open",
  picture: "Team picture",
  ended: "Ended",
};
