import type { Queryable } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import { organisationErrors } from "#src/server/domain/organisation/errors.ts";
import { findRole } from "#src/server/domain/organisation/gate.ts";
import { leads } from "#src/shared/organisation/organisation.ts";
import { teamErrors } from "./errors.ts";
import { type NamedRound, type PersonRow, findPerson, findRound } from "./queries.ts";

/*
 * Members who take part, and the organisation's leaders, see a team round; nobody sees another one's part.
 */

export type SeenRound = NamedRound & { readonly id: Authorized<"team round"> };

export interface Seen {
  readonly round: SeenRound;
  /** null for a leader who doesn't take part. */
  readonly person: PersonRow | null;
  /** Whether they may change it, remind everyone and end it. */
  readonly canManage: boolean;
}

const isSeen = (_round: NamedRound, maySee: boolean): _round is SeenRound => maySee;

/** @throws {DomainError} not_found, also for a team round that the actor may not see. */
export async function getTeamRoundOf(db: Queryable, actor: Actor, id: string): Promise<Seen> {
  const round = await findRound(db, id);
  if (round === undefined) throw teamErrors.notFound();
  const person = (await findPerson(db, id, actor.userId)) ?? null;
  const role = await findRole(db, actor, round.organisationId);
  const canManage = role !== null && leads(role);
  if (!isSeen(round, person !== null || canManage)) throw teamErrors.notFound();
  return { round, person, canManage };
}

/** @throws {DomainError} not_found; forbidden for those who only take part. */
export async function getManaged(db: Queryable, actor: Actor, id: string): Promise<Seen> {
  const seen = await getTeamRoundOf(db, actor, id);
  if (!seen.canManage) throw organisationErrors.leadersOnly();
  return seen;
}

/** @throws {DomainError} not_found; forbidden for someone who doesn't take part. */
export async function getOwnPart(db: Queryable, actor: Actor, id: string) {
  const { round, person } = await getTeamRoundOf(db, actor, id);
  if (person === null) throw teamErrors.notInIt();
  return { round, person };
}

/** What the server itself has to do with a round now; null if another process has done it. */
export async function getDueRound(db: Queryable, id: string, now: Date): Promise<SeenRound | null> {
  const round = await findRound(db, id);
  const isDue = round?.nextLookAt !== null && round?.nextLookAt !== undefined && round.nextLookAt <= now;
  return round !== undefined && isSeen(round, isDue) ? round : null;
}
