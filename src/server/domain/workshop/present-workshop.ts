import type { Queryable } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { presentPicture } from "#src/server/domain/group/picture-text.ts";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import { hasReached, type WorkshopStep } from "#src/shared/workshop/steps.ts";
import type { WorkshopWall } from "#src/shared/workshop/workshop.output.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import { countGuests, countFinished, type NamedWorkshop } from "./queries.ts";
import { hasOpened, leadersOf, stepAt } from "./rules.ts";

/** The picture is frozen as windows open, and shown once its step is reached. */
export const shownPicture = (
  { picture, picturedAt }: Pick<NamedWorkshop, "picture" | "picturedAt">,
  step: WorkshopStep,
): GroupPicture | null =>
  picture === null || picturedAt === null || !hasReached(step, "picture")
    ? null
    : presentPicture({ content: picture, createdAt: picturedAt }, "each other");

export interface RoomNumbers {
  readonly guests: number;
  /** With own words. */
  readonly withWords: number;
  readonly takingPart: number;
  readonly finished: number;
}

export async function countRoom(db: Queryable, id: Authorized<"workshop">): Promise<RoomNumbers> {
  const [people, finished] = await Promise.all([countGuests(db, id), countFinished(db, id)]);
  return { ...people, finished };
}

/** A workshop as everyone in the room may see it: numbers of people, and no name but the host's. */
export function presentWall(
  { env, clock }: Pick<Deps, "env" | "clock">,
  workshop: NamedWorkshop,
  { guests, withWords, takingPart, finished }: RoomNumbers,
): WorkshopWall {
  const step = stepAt(workshop, clock.now());
  return {
    id: workshop.id,
    title: workshop.title,
    ...leadersOf(workshop),
    step,
    version: workshop.version,
    code: workshop.code,
    joinUrl: env.siteUrl + workshopPaths.join(workshop.code),
    guests,
    ready: hasReached(step, "describing") ? takingPart : withWords,
    finished: step === "describing" ? finished : null,
    panelSize: workshop.panelSize,
    windows: step === "open" ? workshop.windows : null,
    hasPicture: workshop.picture !== null,
    picture: shownPicture(workshop, step),
    hasOpened: hasOpened(workshop),
    erasedAt: workshop.erasedAt.toISOString(),
  };
}
