import type { Actor } from "#src/server/actor.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import { takeFromLimitsIn } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { getPlanIn } from "#src/server/domain/billing/plan.ts";
import { organisationLimits } from "#src/shared/organisation/organisation.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { organisationErrors } from "./errors.ts";
import { organisationsBy } from "./limits.ts";
import { readOrganisation } from "./get-organisation.ts";
import { countMemberships, insertMember, insertOrganisation } from "./queries.ts";

/**
 * Makes an organisation, with the actor as its owner and nobody else in it.
 *
 * @throws {DomainError} plan_needed; conflict for someone who is in too many; too_many_requests.
 */
export async function makeOrganisation(
  deps: Deps,
  actor: Actor,
  { name }: { readonly name: string },
): Promise<Organisation> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const id = deps.ids.id();
    const { features } = await getPlanIn(tx, deps, actor);
    if (!features.teamDashboard) throw authErrors.planNeeded();
    if ((await countMemberships(tx, actor.userId)) >= organisationLimits.memberships)
      throw organisationErrors.tooMany();
    await takeFromLimitsIn(tx, now, [organisationsBy(actor)]);
    await insertOrganisation(tx, { id, name, createdAt: now });
    await insertMember(tx, {
      ...{ organisationId: id, userId: actor.userId, role: "owner" },
      ...{ joinedAt: now, leadsSince: now },
    });
    return readOrganisation(tx, deps, actor, id);
  });
}
