import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { getMembership, listOwnMemberships } from "./gate.ts";
import { lookAround, presentOrganisation } from "./present-organisation.ts";

/**
 * An organisation that the actor is in.
 *
 * @throws {DomainError} not_found
 */
export const getOrganisation = (deps: Deps, actor: Actor, organisationId: string): Promise<Organisation> =>
  readOrganisation(deps.db.read, deps, actor, organisationId);

/** The same, also in a transaction. */
export async function readOrganisation(
  db: Queryable,
  deps: Deps,
  actor: Actor,
  organisationId: string,
): Promise<Organisation> {
  const membership = await getMembership(db, actor, organisationId);
  const around = await lookAround(db, deps, [membership.organisation.id]);
  return presentOrganisation(membership, actor, around);
}

/** Every organisation that the actor is in, oldest first. */
export async function listOrganisations(deps: Deps, actor: Actor): Promise<readonly Organisation[]> {
  const { read } = deps.db;
  const memberships = await listOwnMemberships(read, actor);
  const around = await lookAround(
    read,
    deps,
    memberships.map(({ organisation }) => organisation.id),
  );
  return memberships.map((membership) => presentOrganisation(membership, actor, around));
}
