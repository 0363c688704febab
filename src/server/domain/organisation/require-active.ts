import type { Queryable } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { listSeats } from "#src/server/domain/billing/seats/seats.ts";
import { organisationErrors } from "#src/server/domain/organisation/errors.ts";
import type { Membership } from "#src/server/domain/organisation/queries.ts";

/**
 * What ends with the plan is only what one can start.
 *
 * @throws {DomainError} plan_needed where no owner's plan is active.
 */
export async function requireActive(
  db: Queryable,
  deps: Pick<Deps, "env" | "clock">,
  { organisation }: Pick<Membership, "organisation">,
): Promise<void> {
  const { isActive } = (await listSeats(db, deps, [organisation.id]))(organisation.id);
  if (!isActive) throw organisationErrors.planOver({ organisation: organisation.name });
}
