import type { WorkshopRow } from "./queries.ts";
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
