import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { planInfo, type PlanInfo } from "#src/shared/plan/billing.ts";
import { getBilling } from "./get-billing.ts";

/** What the actor's plan allows now. Nothing is looked up for administrators: they have everything. */
export async function getPlan(deps: Pick<Deps, "db" | "env" | "clock">, actor: Actor): Promise<PlanInfo> {
  const isAdmin = isAdministrator(deps.env, actor);
  return planInfo(isAdmin ? null : await getBilling(deps, actor), isAdmin, deps.clock.now());
}
