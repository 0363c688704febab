import type { Actor } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import { after, days, minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { runJobNow, type LeasedWrite } from "#src/server/domain/job/run-job.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import { billingErrors } from "./errors.ts";
import { providerCalls } from "./limits.ts";
import type { Interval, PaymentProvider } from "./payment-provider.ts";
import { findBilling, saveBilling, type BillingRow } from "./queries.ts";
import { requirePayments } from "./require-payments.ts";
import { hasLiveSubscription } from "./rules.ts";
import { billingJob, syncBilling } from "./sync-billing.ts";

/** By then the payment page has closed, and we look whether someone paid and neither they nor a webhook came back. */
const checkoutMs = minutes(65);

/** Days of the free trial that are left go on before the first payment; a part of a day counts as one. */
function daysLeft(row: BillingRow | null, now: Date): number | null {
  const leftMs = (row?.trialEndsAt?.getTime() ?? 0) - now.getTime();
  return leftMs > 0 ? Math.ceil(leftMs / days(1)) : null;
}

/** The person at the provider, made once. */
async function customerOf(
  deps: Deps,
  payments: PaymentProvider,
  actor: Actor,
  write: LeasedWrite,
): Promise<string> {
  const name = joinName(actor.firstName, actor.lastName);
  const customerId = await payments.createCustomer({ userId: actor.userId, email: actor.email, name });
  await write((tx) =>
    saveBilling(tx, actor.userId, { customerId, customerEmail: actor.email }, deps.clock.now()),
  );
  return customerId;
}

/**
 * The address of a page on which the actor buys the plan. Whoever has a subscription gets to the portal instead: nobody pays twice.
 * That holds for requests at the same time too, as all talk with the provider about one person is one run after the other.
 *
 * @throws {DomainError} conflict, for whom there is nothing to buy; unavailable.
 */
export async function startCheckout(
  deps: Deps,
  actor: Actor,
  { interval }: { readonly interval: Interval },
): Promise<{ readonly url: string }> {
  const payments = requirePayments(deps);
  if (isAdministrator(deps.env, actor)) throw billingErrors.hasPlan();
  await takeFromLimits(deps, providerCalls(actor));
  const { userId } = actor;
  return runJobNow(deps, billingJob(userId), async (write) => {
    await syncBilling(deps, payments, userId, write);
    const row = await findBilling(deps.db.read, userId);
    const now = deps.clock.now();
    const known = row?.customerId ?? null;
    if (row !== null && known !== null && hasLiveSubscription(row, now))
      return { url: await payments.openPortal(known) };
    if (row?.subscriptionStatus === "incomplete") throw billingErrors.paymentPending();
    const customerId = known ?? (await customerOf(deps, payments, actor, write));
    const trialDays = daysLeft(row, now);
    const url = await payments.openCheckout({ customerId, userId, interval, trialDays });
    const syncDueAt = after(now, checkoutMs);
    await write((tx) => saveBilling(tx, userId, { syncDueAt }, now));
    return { url };
  });
}
