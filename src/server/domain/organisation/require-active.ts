import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { listSeats } from "#src/server/domain/billing/seats/seats.ts";
import { organisationErrors } from "#src/server/domain/organisation/errors.ts";
import { getLed, type Membership } from "./gate.ts";

type Needs = Pick<Deps, "env" | "clock">;

/**
 * What ends with the plan is only what one can start.
 *
 * @throws {DomainError} plan_needed where no owner's plan is active.
 */
export async function requireActive(
  db: Queryable,
  deps: Needs,
  { id, name }: Membership["organisation"],
): Promise<void> {
  const seatsOf = await listSeats(db, deps, [id]);
  if (!seatsOf(id).isActive) throw organisationErrors.planOver({ organisation: name });
}

/** For starting something. @throws {DomainError} as `getLed`; plan_needed where no owner's plan is active. */
export async function getActiveLed(
  db: Queryable,
  deps: Needs,
  actor: Actor,
  organisationId: string,
): Promise<Membership> {
  const membership = await getLed(db, actor, organisationId);
  await requireActive(db, deps, membership.organisation);
  return membership;
}
