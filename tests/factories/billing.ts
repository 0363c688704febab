import { billings } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";

/** A plan for tests in which its reason doesn't matter. */
export interface TestPlan {
  readonly status?: "active" | "trialing" | "canceled" | "past_due";
  readonly trialEndsAt?: Date | null;
  readonly currentPeriodEnd?: Date | null;
}

/** Gives someone a facilitator's plan like a purchase; on trial without a card if `status` says so. */
export async function givePlan(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId }: Pick<Actor, "userId">,
  { status = "active", trialEndsAt = null, currentPeriodEnd = null }: TestPlan = {},
): Promise<void> {
  const updatedAt = clock.now();
  const row =
    status === "trialing"
      ? {
          trialUsedAt: updatedAt,
          trialEndsAt: trialEndsAt ?? new Date(updatedAt.getTime() + 14 * 86_400_000),
        }
      : { subscriptionId: `sub_${userId}`, subscriptionStatus: status, currentPeriodEnd };
  await db.write((tx) => tx.insert(billings).values({ ...row, userId, updatedAt }));
}
