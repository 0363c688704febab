import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { getMembership } from "./gate.ts";
import { lookAround, presentOrganisation } from "./present-organisation.ts";
import { listMemberships, organisationsOf } from "./queries.ts";

/**
 * An organisation that the actor is in.
 *
 * @throws {DomainError} not_found
 */
export async function getOrganisation(
  deps: Deps,
  actor: Actor,
  organisationId: string,
  db: Queryable = deps.db.read,
): Promise<Organisation> {
  const [membership, around] = await Promise.all([
    getMembership(db, actor, organisationId),
    lookAround(db, deps, [organisationId]),
  ]);
  return presentOrganisation(membership, actor, around);
}

/** Every organisation that the actor is in, oldest first. */
export async function listOrganisations(deps: Deps, actor: Actor): Promise<readonly Organisation[]> {
  const { read } = deps.db;
  const [memberships, around] = await Promise.all([
    listMemberships(read, actor.userId),
    lookAround(read, deps, organisationsOf(read, actor.userId)),
  ]);
  return memberships.map((membership) => presentOrganisation(membership, actor, around));
}
