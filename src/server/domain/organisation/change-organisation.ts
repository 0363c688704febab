import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { endTeamRounds } from "#src/server/domain/team/ending/leave-team-rounds.ts";
import { eraseWorkshopsOf } from "#src/server/domain/workshop/erase.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { organisationErrors } from "./errors.ts";
import { getOwned } from "./gate.ts";
import { readOrganisation } from "./get-organisation.ts";
import * as queries from "./queries.ts";

/** @throws {DomainError} not_found; forbidden for all but owners. */
export function renameOrganisation(
  deps: Deps,
  actor: Actor,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Organisation> {
  return deps.db.write(async (tx) => {
    const { organisation } = await getOwned(tx, actor, id);
    await queries.renameOrganisation(tx, organisation.id, name);
    return readOrganisation(tx, deps, actor, id);
  });
}

/**
 * Erases an organisation. Rounds of its members stay theirs, with all that they were told.
 *
 * @param name as its owner typed it; upper and lower case don't matter.
 * @throws {DomainError} not_found; forbidden for all but owners; bad_request for another name.
 */
export function deleteOrganisation(
  deps: Deps,
  actor: Actor,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  return deps.db.write(async (tx) => {
    const { organisation } = await getOwned(tx, actor, id);
    if (spelled(name) !== spelled(organisation.name)) throw organisationErrors.otherName();
    await endTeamRounds(tx, organisation.id, deps.clock.now());
    await eraseWorkshopsOf(tx, organisation.id);
    await queries.deleteOrganisation(tx, organisation.id);
  });
}

const spelled = (name: string): string =>
  name.normalize("NFKC").trim().replaceAll(/\s+/gu, " ").toLowerCase();
