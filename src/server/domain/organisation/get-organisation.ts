import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { organisationErrors } from "./errors.ts";
import { getMembership } from "./gate.ts";
import { presentOrganisations } from "./present-organisation.ts";
import { listMemberships } from "./queries.ts";

/** As `getOrganisation`, within a transaction. */
export async function getOrganisationIn(
  db: Queryable,
  deps: Pick<Deps, "env" | "clock">,
  actor: Actor,
  organisationId: string,
): Promise<Organisation> {
  const membership = await getMembership(db, actor, organisationId);
  const [organisation] = await presentOrganisations(db, deps, actor, [membership]);
  if (organisation === undefined) throw organisationErrors.notFound();
  return organisation;
}

/**
 * An organisation that the actor is in.
 *
 * @throws {DomainError} not_found
 */
export const getOrganisation = (deps: Deps, actor: Actor, organisationId: string): Promise<Organisation> =>
  getOrganisationIn(deps.db.read, deps, actor, organisationId);

/** Every organisation that the actor is in, oldest first. */
export const listOrganisations = async (deps: Deps, actor: Actor): Promise<readonly Organisation[]> =>
  presentOrganisations(deps.db.read, deps, actor, await listMemberships(deps.db.read, actor.userId));
