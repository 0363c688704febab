import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { planInfo, type PlanInfo } from "#src/shared/plan/billing.ts";
import { billingByUser } from "#src/server/domain/billing/queries.ts";
import { standingOf } from "#src/server/domain/billing/rules.ts";

/** What the actor's plan allows now. Nothing is looked up for administrators: they have everything. */
export async function getPlan(deps: Pick<Deps, "db" | "env" | "clock">, actor: Actor): Promise<PlanInfo> {
  const now = deps.clock.now();
  if (isAdministrator(deps.env, actor)) return planInfo(null, true, now);
  const row = await billingByUser(deps.db.read).get({ userId: actor.userId });
  return planInfo(row === undefined ? null : standingOf(row, now), false, now);
}
