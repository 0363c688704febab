import { billings } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";

type Plan = Omit<typeof billings.$inferInsert, "userId" | "updatedAt">;

/** Gives someone a plan, a facilitator's unless `overrides` say otherwise, as paying for it would. */
export async function givePlan(deps: Deps, { userId }: Actor, overrides: Partial<Plan> = {}): Promise<void> {
  const plan: Plan = { planId: "facilitator_pro", status: "active", ...overrides };
  await deps.db.write((tx) => tx.insert(billings).values({ ...plan, userId, updatedAt: deps.clock.now() }));
}
