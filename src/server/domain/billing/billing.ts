import type { Deps } from "#src/server/deps.ts";
import { billingErrors } from "./errors.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { findSeat } from "#src/server/domain/billing/seats/seats.ts";
import { freeBilling, planInfo } from "#src/shared/plan/billing.ts";
import { type PlanState, planState } from "#src/shared/plan/plan-state.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { type BillingRow, billingByUser, findBilling } from "./queries.ts";
import { hasLiveSubscription, standingOf } from "./rules.ts";
import { canTry, mailboxHasUsedTrial } from "#src/server/domain/billing/trial/trial-use.ts";
import { enforceLimits } from "#src/server/auth/limits/limits.ts";
import { runJobNow } from "#src/server/domain/job/run-job.ts";
import { providerCalls } from "./limits.ts";
import { billingJob, syncBilling } from "./sync-billing.ts";

/** @throws {DomainError} conflict if the site has no payment provider */
export function requirePayments({ payments }: Pick<Deps, "payments">): PaymentProvider {
  if (payments === null) throw billingErrors.notOnSale();
  return payments;
}

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

const describe = (row: BillingRow, now: Date) => ({
  ...standingOf(row, now),
  ...subscriptionOf(row, now),
  isPending: row.subscriptionStatus === "incomplete",
});

/** The state of someone's plan; `row` is null if they never had a paid one. */
export const planStateOf = (row: BillingRow | null, now: Date): PlanState =>
  row === null ? "free" : planState({ ...freeBilling, ...describe(row, now) }, now);

async function ownBilling(
  db: Queryable,
  deps: Pick<Deps, "clock" | "env">,
  actor: Actor,
  now: Date,
): Promise<Billing> {
  const [row, hadEarlier] = await Promise.all([
    billingByUser(db).get({ userId: actor.userId }),
    mailboxHasUsedTrial(db, actor),
  ]);
  const common = {
    ...freeBilling,
    payments: deps.env.payments,
    canTry: canTry(deps, actor, row ?? null, hadEarlier),
  };
  if (row === undefined) return common;
  return {
    ...common,
    ...describe(row, now),
    hasPortal: row.customerId !== null && row.subscriptionId !== null,
  };
}

/** The actor's own plan or the seat they hold; otherwise the free plan. */
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

/** Checkout ids are part of a URL that anyone may pass on, so a visit must be the actor's own. */
async function requireOwnVisit(
  payments: PaymentProvider,
  { userId }: Actor,
  customerId: string | null,
  sessionId: string,
): Promise<void> {
  const visit = await payments.findCheckout(sessionId);
  if (visit?.userId !== userId || visit.customerId !== customerId) throw billingErrors.checkoutNotFound();
}

/**
 * The actor's plan as the provider describes it now.
 *
 * @param sessionId the visit to the payment page that they return from
 * @throws {DomainError} not_found for a visit that isn't theirs; unavailable.
 */
export async function refreshBilling(
  deps: Deps,
  actor: Actor,
  { sessionId }: { readonly sessionId?: string | undefined },
): Promise<Billing> {
  const { payments } = deps;
  if (payments === null) return getBilling(deps, actor);
  const { userId } = actor;
  await enforceLimits(deps, providerCalls(actor));
  await runJobNow(deps, billingJob(userId), async (finish) => {
    if (sessionId !== undefined) {
      const row = await findBilling(deps.db.read, userId);
      await requireOwnVisit(payments, actor, row?.customerId ?? null, sessionId);
    }
    await syncBilling(deps, payments, userId, finish);
  });
  return getBilling(deps, actor);
}
