import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { type HostedWorkshop, getHosted } from "#src/server/domain/workshop/gate.ts";
import { countRoom, presentWall } from "#src/server/domain/workshop/present-workshop.ts";
import {
  type GuestRow,
  type WorkshopRow,
  countFinished,
  countGuests,
  insertWorkshop,
  listGuests,
  listOf,
  listStartedBy,
} from "#src/server/domain/workshop/queries.ts";
import type { Workshop, WorkshopSummary, WorkshopWall } from "#src/shared/workshop/workshop.output.ts";
import { getActiveLed, getLed } from "#src/server/domain/organisation/gate.ts";
import { stepAt } from "#src/server/domain/workshop/rules.ts";
import type { AccountExport } from "#src/shared/account/own-data.output.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import { after, days, hours } from "#src/server/clock.ts";
import { workshopsBy } from "#src/server/domain/workshop/limits.ts";
import type { NewWorkshop } from "#src/shared/workshop/workshop.input.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { eraseGuest, eraseWithGuests } from "#src/server/domain/workshop/erase.ts";

type Needs = Pick<Deps, "env" | "clock">;

export interface Room {
  readonly workshop: HostedWorkshop;
  readonly guests: readonly GuestRow[];
  /** How many have described everyone on their panel. */
  readonly finished: number;
}

/** @throws {DomainError} not_found; forbidden for members. */
export async function readRoom(db: Queryable, deps: Needs, actor: Actor, id: string): Promise<Room> {
  const workshop = await getHosted(db, deps, actor, id);
  const guests = await listGuests(db, workshop.id);
  return { workshop, guests, finished: await countFinished(db, workshop.id) };
}

/** Includes who has joined, but nothing that they did. */
export function presentRoom(deps: Needs, { workshop, guests, finished }: Room): Workshop {
  const numbers = {
    guests: guests.length,
    ready: guests.filter(({ selfTraitIds }) => selfTraitIds !== null).length,
    counted: guests.filter(({ isCounted }) => isCounted).length,
  };
  return {
    ...presentWall(deps, workshop, { ...numbers, finished }),
    organisation: { id: workshop.organisationId, name: workshop.organisation },
    startedAt: workshop.createdAt.toISOString(),
    people: guests.map((guest) => ({ guestId: guest.id, name: guest.name })),
  };
}

/** @throws {DomainError} not_found; forbidden for members. */
export const getWorkshop = async (deps: Deps, actor: Actor, id: string): Promise<Workshop> =>
  presentRoom(deps, await readRoom(deps.db.read, deps, actor, id));

/** The screen that everyone sees, without names. @throws {DomainError} not_found; forbidden for members. */
export async function getWall(deps: Deps, actor: Actor, id: string): Promise<WorkshopWall> {
  const { read } = deps.db;
  const workshop = await getHosted(read, deps, actor, id);
  return presentWall(deps, workshop, await countRoom(read, workshop.id));
}

/**
 * An organisation's present workshops, newest first. @throws {DomainError} not_found; forbidden for members.
 */
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

/** The workshops that the actor started, for the export of their data. */
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

/** People may type a code from the wall: no capitals and no lookalikes. 49 bits. */
const codeAlphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const codeLength = 10;

/**
 * Starts a workshop that people can join. Its last day is fixed: everyone is told it before joining.
 *
 * @throws {DomainError} not_found; forbidden for members; plan_needed; too_many_requests.
 */
export function startWorkshop(
  deps: Deps,
  actor: Actor,
  { id: organisationId, title, describes, keepDays }: NewWorkshop & { readonly id: string },
): Promise<Workshop> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { organisation } = await getActiveLed(tx, deps, actor, organisationId);
    await enforceLimitsIn(tx, now, [workshopsBy(actor)]);
    const workshop: WorkshopRow = {
      id: deps.ids.id(),
      organisationId: organisation.id,
      startedBy: actor.userId,
      title,
      code: deps.ids.code(codeAlphabet, codeLength),
      describes: describes ?? workshopLimits.describes,
      panelSize: null,
      step: "gathering",
      version: 0,
      picture: null,
      picturedAt: null,
      createdAt: now,
      endsAt: after(now, hours(workshopLimits.mostHours)),
      erasedAt: after(now, days(keepDays ?? workshopLimits.keepDays)),
    };
    await insertWorkshop(tx, workshop);
    return presentRoom(deps, await readRoom(tx, deps, actor, workshop.id));
  });
}

/**
 * Deletes a guest, such as a phone that joined twice or an offensive name. Their descriptions of others
 * stay, because nothing tells that they wrote them.
 *
 * @throws {DomainError} not_found; forbidden for members.
 */
export function removeGuest(
  deps: Deps,
  actor: Actor,
  { workshopId, guestId }: { readonly workshopId: string; readonly guestId: string },
): Promise<Workshop> {
  return deps.db.write(async (tx) => {
    const { guests } = await readRoom(tx, deps, actor, workshopId);
    if (!guests.some(({ id }) => id === guestId)) throw workshopErrors.guestNotFound();
    await eraseGuest(tx, guestId);
    return presentRoom(deps, await readRoom(tx, deps, actor, workshopId));
  });
}

/** Deletes a workshop before its last day. @throws {DomainError} not_found; forbidden for members. */
export function eraseWorkshop(deps: Deps, actor: Actor, id: string): Promise<void> {
  return deps.db.write(async (tx) => {
    const workshop = await getHosted(tx, deps, actor, id);
    await eraseWithGuests(tx, workshop.id);
  });
}
