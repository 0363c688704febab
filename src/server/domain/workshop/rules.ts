import type { NamedWorkshop, WorkshopRow } from "./queries.ts";
import { joinName } from "#src/shared/account/names.ts";
import { hasReached, workshopSteps, type WorkshopStep } from "#src/shared/workshop/steps.ts";

/** The step of a workshop; past its evening it has ended in any case. */
export const stepAt = ({ step, endsAt }: Pick<WorkshopRow, "step" | "endsAt">, now: Date): WorkshopStep =>
  endsAt <= now ? "ended" : step;

/** Past its last day everything about guests counts as erased, also before the sweep. */
export const isErasedAt = ({ erasedAt }: Pick<WorkshopRow, "erasedAt">, now: Date): boolean =>
  erasedAt <= now;

/**
 * Whether windows were opened. Each step counts one version, so a workshop that ended earlier has a lower
 * one. The windows must not decide it: if the only one is deleted, that would reveal there was no other.
 */
export const hasOpened = ({ step, version }: Pick<WorkshopRow, "step" | "version">): boolean =>
  step === "ended" ? version > workshopSteps.indexOf("open") : hasReached(step, "open");

export const canJoin = (step: WorkshopStep): boolean => !hasReached(step, "open");

/** Who leads it, as guests read. */
export const leadersOf = ({
  hostFirstName,
  hostLastName,
  organisation,
}: Pick<NamedWorkshop, "hostFirstName" | "hostLastName" | "organisation">) => ({
  host: hostFirstName === null ? null : joinName(hostFirstName, hostLastName ?? ""),
  organisation,
});
