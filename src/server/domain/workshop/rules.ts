import type { WorkshopRow } from "./queries.ts";
import { hasReached, workshopSteps, type WorkshopStep } from "#src/shared/workshop/steps.ts";

/** The step of a workshop; past its evening it has ended in any case. */
export const stepAt = ({ step, endsAt }: Pick<WorkshopRow, "step" | "endsAt">, now: Date): WorkshopStep =>
  endsAt <= now ? "ended" : step;

/**
 * Whether windows were opened. Each step counts one version, so a workshop that ended earlier has a lower
 * one. The windows must not decide it: if the only one is deleted, that would reveal there was no other.
 */
export const hasOpened = ({ step, version }: Pick<WorkshopRow, "step" | "version">): boolean =>
  step === "ended" ? version > workshopSteps.indexOf("open") : hasReached(step, "open");

export const canJoin = (step: WorkshopStep): boolean => step === "gathering" || step === "words";
