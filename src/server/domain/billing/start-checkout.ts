import type { Actor } from "#src/server/actor.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { runJobNow } from "#src/server/domain/job/run-job.ts";
import { joinName } from "#src/shared/account/names.ts";
import { billingErrors } from "./errors.ts";
import { providerCalls } from "./limits.ts";
import type { Interval, PaymentProvider } from "./payment-provider.ts";
import { type BillingRow, findBilling, saveBilling } from "./queries.ts";
import { requirePayments } from "./billing.ts";
import { blocksCheckout } from "./rules.ts";
import { type Told, askAbout, billingJob, checkoutMs, readKnown, storeTold } from "./sync-billing.ts";

/** The remaining days of a free trial, rounded up, delay the first payment. */
function daysLeft(row: BillingRow | null, now: Date): number | null {
  const leftMs = (row?.trialEndsAt?.getTime() ?? 0) - now.getTime();
  return leftMs > 0 ? Math.ceil(leftMs / days(1)) : null;
}

interface Bought {
  readonly told: Told | null;
  /** A customer just created; null: they existed. */
  readonly newCustomerId: string | null;
  /** Whether a new payment page was created. */
  readonly isNewVisit: boolean;
  /** The URL or the error; the provider's state is stored in both cases. */
  readonly goes: PromiseSettledResult<string>;
}

/** Finds or creates the page on which someone buys the plan. */
async function buy(deps: Deps, payments: PaymentProvider, actor: Actor, interval: Interval): Promise<Bought> {
  const { userId, email } = actor;
  const settle = async (url: Promise<string>) => (await Promise.allSettled([url]))[0];
  const known = await readKnown(deps.db.read, userId);
  const { row, payer } = known;
  // Deleted while this run waited: nobody pays for an account that is gone.
  if (payer === null) throw authErrors.signInNeeded({ on401: "signOut" });
  const purchase = { userId, interval, trialDays: daysLeft(row, deps.clock.now()) };
  const before = row?.customerId ?? null;
  // Order matters: a page paid meanwhile is closed here, and the query below then sees its subscription.
  const open = before === null ? null : await payments.findOpenCheckout({ ...purchase, customerId: before });
  // Without a customer there is nothing to find; only runs of this job create one.
  const told = await askAbout(deps, payments, known);
  const status = told?.subscription?.status ?? null;
  const customerId = told === null || told.isGone ? null : told.customerId;
  const leadTo = (goes: Bought["goes"]): Bought => ({ told, goes, newCustomerId: null, isNewVisit: false });
  if (customerId !== null && blocksCheckout(status))
    return leadTo(await settle(payments.openPortal(customerId)));
  if (status === "incomplete") return leadTo({ status: "rejected", reason: billingErrors.paymentPending() });
  if (open !== null && customerId !== null) return leadTo({ status: "fulfilled", value: open });
  const name = joinName(actor.firstName, actor.lastName);
  const newCustomerId = customerId === null ? await payments.createCustomer({ userId, email, name }) : null;
  const goes = await settle(
    payments.createCheckout({ ...purchase, customerId: customerId ?? newCustomerId ?? "" }),
  );
  return { told, goes, newCustomerId, isNewVisit: goes.status === "fulfilled" };
}

/**
 * The URL of a page on which the actor buys the plan; with a subscription, the portal's: nobody pays twice.
 * Concurrent requests are safe because calls about one person run one after the other.
 *
 * @throws {DomainError} conflict if there is nothing to buy; unauthenticated if the account is gone;
 * unavailable.
 */
export async function startCheckout(
  deps: Deps,
  actor: Actor,
  { interval }: { readonly interval: Interval },
): Promise<{ readonly url: string }> {
  const payments = requirePayments(deps);
  if (isAdministrator(deps.env, actor)) throw billingErrors.hasPlan();
  const { userId, email } = actor;
  await takeFromLimits(deps, providerCalls(actor));
  const goes = await runJobNow(deps, billingJob(userId), async (finish) => {
    const { told, goes, newCustomerId, isNewVisit } = await buy(deps, payments, actor, interval);
    return finish(async (tx) => {
      const now = deps.clock.now();
      if (told !== null) await storeTold(tx, deps, userId, told);
      const changes = {
        ...(newCustomerId !== null && { customerId: newCustomerId, customerEmail: email }),
        ...(isNewVisit && { syncDueAt: after(now, checkoutMs) }),
      };
      if (Object.keys(changes).length > 0) await saveBilling(tx, userId, changes, now);
      return goes;
    });
  });
  if (goes.status === "rejected") throw goes.reason;
  return { url: goes.value };
}

/**
 * The URL of the provider's page for invoices, card, switching and canceling.
 *
 * @throws {DomainError} conflict for someone who has never bought anything; unavailable.
 */
export async function openPortal(deps: Deps, actor: Actor): Promise<{ readonly url: string }> {
  const payments = requirePayments(deps);
  const row = await findBilling(deps.db.read, actor.userId);
  const customerId = row?.customerId ?? null;
  if (customerId === null || row?.subscriptionId === null) throw billingErrors.nothingToManage();
  await takeFromLimits(deps, providerCalls(actor));
  return { url: await payments.openPortal(customerId) };
}
