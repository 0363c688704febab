import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { billingByUser } from "#src/server/domain/billing/queries.ts";
import { standingOf } from "#src/server/domain/billing/rules.ts";
import { findSeat } from "#src/server/domain/billing/seats/seats.ts";
import { planInfo, type PlanInfo } from "#src/shared/plan/billing.ts";

/**
 * What the actor's plan allows now: their own, or the one that they have a seat of. Nothing is looked up for administrators: they have
 * everything.
 */
export const getPlan = (deps: Pick<Deps, "db" | "env" | "clock">, actor: Actor): Promise<PlanInfo> =>
  getPlanIn(deps.db.read, deps, actor);

/** The same, along with what else a unit reads. */
export async function getPlanIn(
  db: Queryable,
  deps: Pick<Deps, "env" | "clock">,
  actor: Actor,
): Promise<PlanInfo> {
  const now = deps.clock.now();
  if (isAdministrator(deps.env, actor)) return planInfo(null, true, now);
  const [row, seat] = await Promise.all([
    billingByUser(db).get({ userId: actor.userId }),
    findSeat(db, deps, actor.userId),
  ]);
  const own = planInfo(row === undefined ? null : standingOf(row, now), false, now);
  return own.needsUpgrade ? (seat?.plan ?? own) : own;
}
