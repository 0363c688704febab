/*
 * What everyone in the room does at the same time. The host moves on step by step, and never back.
 */

export const workshopSteps = [
  /** People join. */
  "gathering",
  /** Everyone picks words for themselves. */
  "words",
  /** Everyone describes those who were assigned to them; people can still join. */
  "describing",
  /** Windows are open, each on its own phone. */
  "open",
  /** The picture of those who agreed is on the wall. */
  "picture",
  /** Nothing more can be done; windows stay until everything is erased. */
  "ended",
] as const;

export type WorkshopStep = (typeof workshopSteps)[number];

const placeOf = (step: WorkshopStep): number => workshopSteps.indexOf(step);

/** Whether a workshop is at a step or past it. */
export const hasReached = (now: WorkshopStep, step: WorkshopStep): boolean => placeOf(now) >= placeOf(step);

/** Where it can go from here: to the next step, or to its end. */
export const leadsTo = (now: WorkshopStep, next: WorkshopStep): boolean =>
  placeOf(next) === placeOf(now) + 1 || (next === "ended" && now !== "ended");

/** What a step is called. */
export const stepNames: Readonly<Record<WorkshopStep, string>> = {
  gathering: "Join",
  words: "Your words",
  describing: "Describe each other",
  open: "Windows open",
  picture: "Picture of the group",
  ended: "Ended",
};
