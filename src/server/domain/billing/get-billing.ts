import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { findSeat } from "#src/server/domain/billing/seats/seats.ts";
import { freeBilling, planInfo } from "#src/shared/plan/billing.ts";
import { planState, type PlanState } from "#src/shared/plan/plan-state.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { billingByUser, type BillingRow } from "./queries.ts";
import { hasLiveSubscription, standingOf } from "./rules.ts";
import { canTry, hasHadTrialEarlier } from "./trial/trial-use.ts";

/** The running subscription: what it costs, and whether it goes on. */
const subscriptionOf = (row: BillingRow, now: Date) =>
  hasLiveSubscription(row, now)
    ? {
        interval: row.interval,
        amount: row.amount,
        currency: row.currency,
        seats: row.seats,
        endsAt: row.subscriptionEndsAt?.toISOString() ?? null,
        isPastDue: row.subscriptionStatus === "past_due",
      }
    : {};

/** What a row comes to, whoever it is of. */
const described = (row: BillingRow, now: Date) => ({
  ...standingOf(row, now),
  ...subscriptionOf(row, now),
  isPending: row.subscriptionStatus === "incomplete",
});

/** Where someone stands with the paid plan; `row` null: they never had anything to do with it. */
export const planStateOf = (row: BillingRow | null, now: Date): PlanState =>
  row === null ? "free" : planState({ ...freeBilling, ...described(row, now) }, now);

async function ownBilling(
  db: Queryable,
  deps: Pick<Deps, "clock" | "env">,
  actor: Actor,
  now: Date,
): Promise<Billing> {
  const [row, hadEarlier] = await Promise.all([
    billingByUser(db).get({ userId: actor.userId }),
    hasHadTrialEarlier(db, actor),
  ]);
  const common = {
    ...freeBilling,
    payments: deps.env.payments,
    canTry: canTry(deps, actor, row ?? null, hadEarlier),
  };
  if (row === undefined) return common;
  return {
    ...common,
    ...described(row, now),
    hasPortal: row.customerId !== null && row.subscriptionId !== null,
  };
}

/** What the actor pays for, or has a seat of. Someone without either has the free plan. */
export async function getBilling(
  deps: Pick<Deps, "db" | "clock" | "env">,
  actor: Actor,
  db: Queryable = deps.db.read,
): Promise<Billing> {
  const now = deps.clock.now();
  const [own, seat] = await Promise.all([ownBilling(db, deps, actor, now), findSeat(db, deps, actor.userId)]);
  return seat === null || !planInfo(own, false, now).needsUpgrade
    ? own
    : { ...own, planId: seat.plan.id, status: "active", trialEndsAt: null, seatOf: seat.organisation };
}
