import type { Actor } from "#src/server/actor.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { runJobNow, type LeasedWrite } from "#src/server/domain/job/run-job.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import { billingErrors } from "./errors.ts";
import { providerCalls } from "./limits.ts";
import type { Interval, PaymentProvider } from "./payment-provider.ts";
import { findBilling, findPayer, saveBilling, type BillingRow } from "./queries.ts";
import { requirePayments } from "./require-payments.ts";
import { blocksCheckout } from "./rules.ts";
import { billingJob, checkoutMs, syncBilling } from "./sync-billing.ts";

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
 * @throws {DomainError} conflict, for whom there is nothing to buy; unauthenticated for an account that is gone; unavailable.
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
    const [before, payer] = await Promise.all([
      findBilling(deps.db.read, userId),
      findPayer(deps.db.read, userId),
    ]);
    // Who deleted their account while this run waited: nobody pays for one that is gone.
    if (payer === null) throw authErrors.signInNeeded({ on401: "signOut" });
    const trialDays = daysLeft(before, deps.clock.now());
    const purchase = { userId, interval, trialDays };
    const known = before?.customerId ?? null;
    // In this order: a page that is paid meanwhile is closed for us, and its subscription is in the answer to the question after that.
    const open = known === null ? null : await payments.findOpenCheckout({ ...purchase, customerId: known });
    // Who is no customer has nothing there, and becomes one by runs of this job alone.
    if (known !== null) await syncBilling(deps, payments, userId, write);
    const row = known === null ? before : await findBilling(deps.db.read, userId);
    const customer = row?.customerId ?? null;
    if (customer !== null && blocksCheckout(row?.subscriptionStatus ?? null))
      return { url: await payments.openPortal(customer) };
    if (row?.subscriptionStatus === "incomplete") throw billingErrors.paymentPending();
    if (open !== null && customer === known) return { url: open };
    const customerId = customer ?? (await customerOf(deps, payments, actor, write));
    const url = await payments.createCheckout({ ...purchase, customerId });
    const now = deps.clock.now();
    await write((tx) => saveBilling(tx, userId, { syncDueAt: after(now, checkoutMs) }, now));
    return { url };
  });
}
