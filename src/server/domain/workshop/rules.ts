import type { WorkshopRow } from "./queries.ts";
import type { WorkshopStep } from "#src/shared/workshop/steps.ts";

/** Where a workshop is: after its evening it has ended, whoever left it where. */
export const stepAt = ({ step, endsAt }: Pick<WorkshopRow, "step" | "endsAt">, now: Date): WorkshopStep =>
  endsAt <= now ? "ended" : step;

/** Whether someone can still join: until describing begins. */
export const canJoin = (step: WorkshopStep): boolean => step === "gathering" || step === "words";

/** In percent, rounded down to tens. */
export const progressOf = (used: number, pairs: number): number =>
  pairs === 0 ? 0 : Math.floor((used * 10) / pairs) * 10;

/** A name as it's compared with others in the room: upper and lower case, and how many blanks, don't tell people apart. */
export const nameKeyOf = (name: string): string =>
  name.normalize("NFKC").trim().replaceAll(/\s+/gu, " ").toLowerCase();
