import type { Actor } from "#src/server/actor.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import { askLimitsIn } from "#src/server/auth/limits/read-ahead.ts";
import type { Deps } from "#src/server/deps.ts";
import { getPlanIn } from "#src/server/domain/billing/plan/get-plan.ts";
import { listFirstSeats } from "#src/server/domain/billing/seats/seats.ts";
import { organisationLimits } from "#src/shared/organisation/organisation-limits.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { organisationErrors } from "./errors.ts";
import { organisationsBy } from "./limits.ts";
import { presentOrganisation } from "./present-organisation.ts";
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
    const [{ features }, memberships, take, seatsOf] = await Promise.all([
      getPlanIn(tx, deps, actor),
      countMemberships(tx, actor.userId),
      askLimitsIn(tx, now, [organisationsBy(actor)]),
      listFirstSeats(tx, deps, actor, id),
    ]);
    if (!features.teamDashboard) throw authErrors.planNeeded();
    if (memberships >= organisationLimits.memberships) throw organisationErrors.tooMany();
    await take();
    const organisation = { id, name, createdAt: now };
    const role = "owner";
    const owner = { organisationId: id, userId: actor.userId, role, joinedAt: now, leadsSince: now } as const;
    await insertOrganisation(tx, organisation);
    await insertMember(tx, owner);
    const members = new Map([[id, [{ ...actor, ...owner }]]]);
    return presentOrganisation({ organisation, role }, actor, { members, seatsOf });
  });
}
