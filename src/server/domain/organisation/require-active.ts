import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { listSeats } from "#src/server/domain/billing/seats/seats.ts";
import { organisationErrors } from "#src/server/domain/organisation/errors.ts";
import { getLed } from "./gate.ts";
import type { Membership } from "#src/server/domain/organisation/queries.ts";

type Needs = Pick<Deps, "env" | "clock">;

/** Whether an owner's plan is active: `requireActive` asks for it. */
export const isActive = async (db: Queryable, deps: Needs, organisationId: string): Promise<boolean> =>
  (await listSeats(db, deps, [organisationId]))(organisationId).isActive;

/**
 * What ends with the plan is only what one can start.
 *
 * @throws {DomainError} plan_needed where no owner's plan is active.
 */
export function requireActive({ organisation }: Pick<Membership, "organisation">, active: boolean): void {
  if (!active) throw organisationErrors.planOver({ organisation: organisation.name });
}

/** For starting something. @throws {DomainError} as `getLed`; plan_needed where no owner's plan is active. */
export async function getActiveLed(
  db: Queryable,
  deps: Needs,
  actor: Actor,
  organisationId: string,
): Promise<Membership> {
  const [membership, active] = await Promise.all([
    getLed(db, actor, organisationId),
    isActive(db, deps, organisationId),
  ]);
  requireActive(membership, active);
  return membership;
}
