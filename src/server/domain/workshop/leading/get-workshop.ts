import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getLed } from "#src/server/domain/organisation/gate.ts";
import { getHosted } from "#src/server/domain/workshop/gate.ts";
import { countRoom, presentWall } from "#src/server/domain/workshop/present-workshop.ts";
import { countGuests, listOf, listStartedBy } from "#src/server/domain/workshop/queries.ts";
import { stepAt } from "#src/server/domain/workshop/rules.ts";
import type { AccountExport } from "#src/shared/account/own-data.output.ts";
import type { Workshop, WorkshopSummary, WorkshopWall } from "#src/shared/workshop/workshop.output.ts";
import { presentRoom, readRoom } from "./room.ts";

/** @throws {DomainError} not_found; forbidden for members. */
export const getWorkshop = async (deps: Deps, actor: Actor, id: string): Promise<Workshop> =>
  presentRoom(deps, await readRoom(deps.db.read, deps, actor, id));

/** What everyone in the room looks at: no names. @throws {DomainError} not_found; forbidden for members. */
export async function getWall(deps: Deps, actor: Actor, id: string): Promise<WorkshopWall> {
  const { read } = deps.db;
  const workshop = await getHosted(read, deps, actor, id);
  return presentWall(deps, workshop, await countRoom(read, workshop.id));
}

/** Workshops of an organisation that aren't erased, newest first. @throws {DomainError} not_found; forbidden for members. */
export async function listWorkshops(
  deps: Deps,
  actor: Actor,
  organisationId: string,
): Promise<readonly WorkshopSummary[]> {
  const db = deps.db.read;
  const now = deps.clock.now();
  const { organisation } = await getLed(db, actor, organisationId);
  const all = await listOf(db, organisation.id);
  const kept = all.filter(({ erasedAt }) => erasedAt > now);
  const counts = await Promise.all(kept.map(({ id }) => countGuests(db, id)));
  return kept.map((workshop, at) => ({
    id: workshop.id,
    title: workshop.title,
    step: stepAt(workshop, now),
    guests: counts[at]?.guests ?? 0,
    startedAt: workshop.createdAt.toISOString(),
    erasedAt: workshop.erasedAt.toISOString(),
  }));
}

/** What is stored of workshops that the actor started, for the file with all of their data. */
export async function exportWorkshops(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId }: Actor,
): Promise<AccountExport["workshops"]> {
  const now = clock.now();
  const started = (await listStartedBy(db.read, userId)).filter(({ erasedAt }) => erasedAt > now);
  return started.map(({ organisation, title, createdAt, erasedAt }) => ({
    ...{ organisation, title },
    startedAt: createdAt.toISOString(),
    erasedAt: erasedAt.toISOString(),
  }));
}
