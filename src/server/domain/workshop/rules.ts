import type { NamedWorkshop, WorkshopRow } from "./queries.ts";
import { presentPicture } from "#src/server/domain/group/picture-text.ts";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
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
const hasOpened = ({ step, version }: Pick<WorkshopRow, "step" | "version">): boolean =>
  step === "ended" ? version > workshopSteps.indexOf("open") : hasReached(step, "open");

export const canJoin = (step: WorkshopStep): boolean => !hasReached(step, "open");

/** Who leads it, as guests read. */
export const leadersOf = ({ host, organisation }: NamedWorkshop) => ({ host, organisation });

/** The picture is frozen as windows open, and shown once its step is reached. */
export const shownPicture = (
  { picture, picturedAt }: NamedWorkshop,
  step: WorkshopStep,
): GroupPicture | null =>
  picture === null || picturedAt === null || !hasReached(step, "picture")
    ? null
    : presentPicture({ content: picture, createdAt: picturedAt }, "each other");

/** What everyone in the room sees. */
export const presentShown = (workshop: NamedWorkshop, step: WorkshopStep) => ({
  title: workshop.title,
  language: workshop.language,
  ...leadersOf(workshop),
  erasedAt: workshop.erasedAt.toISOString(),
  step,
  version: workshop.version,
  hasOpened: hasOpened(workshop),
  picture: shownPicture(workshop, step),
});
