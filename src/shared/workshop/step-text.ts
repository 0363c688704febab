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

/** How far people who describe each other are. It counts people, never single descriptions. */
export const finishedText = (finished: number | null, ready: number): string =>
  finished === ready ? "Everyone has finished" : `${String(finished ?? 0)} of ${String(ready)} have finished`;
