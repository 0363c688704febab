import type { Queryable } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { missingFor, presentContent } from "#src/server/domain/team/picture/make-team-picture.ts";
import type { WorkshopPicture, WorkshopWall } from "#src/shared/workshop/workshop.output.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import { countGuests, countFinished, type NamedWorkshop } from "./queries.ts";
import { hasOpened, stepAt } from "./rules.ts";

export const presentPicture = ({
  picture,
  picturedAt,
}: Pick<NamedWorkshop, "picture" | "picturedAt">): WorkshopPicture | null =>
  picture === null || picturedAt === null
    ? null
    : { createdAt: picturedAt.toISOString(), ...presentContent(picture) };

export async function countRoom(db: Queryable, id: Authorized<"workshop">) {
  const [people, finished] = await Promise.all([countGuests(db, id), countFinished(db, id)]);
  return { ...people, finished };
}

/** A workshop as everyone in the room may see it. */
export function presentWall(
  { env, clock }: Pick<Deps, "env" | "clock">,
  workshop: NamedWorkshop,
  { guests, ready, counted, finished }: Awaited<ReturnType<typeof countRoom>>,
): WorkshopWall {
  const step = stepAt(workshop, clock.now());
  return {
    id: workshop.id,
    title: workshop.title,
    step,
    version: workshop.version,
    code: workshop.code,
    joinUrl: env.siteUrl + workshopPaths.join(workshop.code),
    guests,
    ready,
    finished: step === "describing" ? finished : null,
    panelSize: workshop.panelSize,
    // The picture's own number: one that fell when someone leaves would tell whether the picture counts them.
    counted: workshop.picture?.counted ?? counted,
    missing: workshop.picture === null ? missingFor(counted) : 0,
    picture: presentPicture(workshop),
    hasOpened: hasOpened(workshop),
    erasedAt: workshop.erasedAt.toISOString(),
  };
}
