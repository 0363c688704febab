import type { WorkshopRow } from "./queries.ts";
import { withoutUnseen } from "#src/shared/text/visible-name.ts";
import { hasReached, workshopSteps, type WorkshopStep } from "#src/shared/workshop/steps.ts";

/** Where a workshop is: after its evening it has ended, whoever left it where. */
export const stepAt = ({ step, endsAt }: Pick<WorkshopRow, "step" | "endsAt">, now: Date): WorkshopStep =>
  endsAt <= now ? "ended" : step;

/**
 * Whether windows were opened. Each step is one version, so a workshop that ended has at least two more than one that describes.
 * Windows themselves don't say it: then someone who takes theirs along would tell that there was no other.
 */
export const hasOpened = ({ step, version }: Pick<WorkshopRow, "step" | "version">): boolean =>
  step === "ended" ? version > workshopSteps.indexOf("open") : hasReached(step, "open");

/** Whether someone can still join: until describing begins. */
export const canJoin = (step: WorkshopStep): boolean => step === "gathering" || step === "words";

/**
 * In percent, rounded down to tens, or to twenties where a tenth is no more than what one person describes: everyone in the room sees who
 * sends, and a number that moved with each of them would tell who has finished.
 *
 * @param each how many others one person describes
 */
export function progressOf(
  { used, pairs }: { readonly used: number; readonly pairs: number },
  each: number,
): number {
  if (pairs === 0) return 0;
  const step = pairs > each * 10 ? 10 : 20;
  return Math.floor((used * 100) / (pairs * step)) * step;
}

/**
 * A name as it's compared with others in the room: upper and lower case, how many blanks, and what nobody sees don't tell people apart. Who
 * looks like someone else would get what is meant for them.
 */
export const nameKeyOf = (name: string): string =>
  withoutUnseen(name.normalize("NFKC")).trim().replaceAll(/\s+/gu, " ").toLowerCase();
