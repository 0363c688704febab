import type { Actor } from "#src/server/actor.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import { enforceLimits } from "#src/server/auth/limits/limits.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { runJobNow } from "#src/server/domain/job/run-job.ts";
import { billingErrors } from "./errors.ts";
import { providerCalls } from "./limits.ts";
import type { Interval, PaymentProvider } from "./payment-provider.ts";
import { type BillingRow, findBilling, saveBilling } from "./queries.ts";
import { requirePayments } from "./billing.ts";
import { blocksCheckout } from "./rules.ts";
import {
  type ProviderState,
  fetchProviderState,
  billingJob,
  checkoutMs,
  readKnown,
  storeProviderState,
} from "./sync-billing.ts";

/** The remaining days of a free trial, rounded up, delay the first payment. */
function daysLeft(row: BillingRow | null, now: Date): number | null {
  const leftMs = (row?.trialEndsAt?.getTime() ?? 0) - now.getTime();
  return leftMs > 0 ? Math.ceil(leftMs / days(1)) : null;
}

interface PreparedCheckout {
  readonly state: ProviderState | null;
  /** A customer just created; null: they existed. */
  readonly newCustomerId: string | null;
  /** Whether a new payment page was created. */
  readonly isNewVisit: boolean;
  /** The URL or the error; the provider's state is stored in both cases. */
  readonly destination: PromiseSettledResult<string>;
}

/** Finds or creates the page on which someone buys the plan. */
async function prepareCheckout(
  deps: Deps,
  payments: PaymentProvider,
  actor: Actor,
  interval: Interval,
): Promise<PreparedCheckout> {
  const { userId, email, name } = actor;
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
  const state = await fetchProviderState(deps, payments, known);
  const status = state?.subscription?.status ?? null;
  const customerId = state === null || state.isGone ? null : state.customerId;
  const redirectTo = (destination: PreparedCheckout["destination"]): PreparedCheckout => ({
    state,
    destination,
    newCustomerId: null,
    isNewVisit: false,
  });
  if (customerId !== null && blocksCheckout(status))
    return redirectTo(await settle(payments.openPortal(customerId)));
  if (status === "incomplete")
    return redirectTo({ status: "rejected", reason: billingErrors.paymentPending() });
  if (open !== null && customerId !== null) return redirectTo({ status: "fulfilled", value: open });
  const newCustomerId = customerId === null ? await payments.createCustomer({ userId, email, name }) : null;
  const destination = await settle(
    payments.createCheckout({ ...purchase, customerId: customerId ?? newCustomerId ?? "" }),
  );
  return { state, destination, newCustomerId, isNewVisit: destination.status === "fulfilled" };
}

/**
 * The URL of a page on which the actor buys the plan; with a subscription, the portal's: nobody pays twice.
 * Concurrent requests are safe because calls about one person run one after the other.
 *
 * @throws {DomainError} conflict for nothing to buy; unauthenticated for a deleted account; unavailable.
 */
export async function startCheckout(
  deps: Deps,
  actor: Actor,
  { interval }: { readonly interval: Interval },
): Promise<{ readonly url: string }> {
  const payments = requirePayments(deps);
  if (isAdministrator(deps.env, actor)) throw billingErrors.hasPlan();
  const { userId, email } = actor;
  await enforceLimits(deps, providerCalls(actor));
  const destination = await runJobNow(deps, billingJob(userId), async (finish) => {
    const { state, destination, newCustomerId, isNewVisit } = await prepareCheckout(
      deps,
      payments,
      actor,
      interval,
    );
    return finish(async (tx) => {
      const now = deps.clock.now();
      if (state !== null) await storeProviderState(tx, deps, userId, state);
      const changes = {
        ...(newCustomerId !== null && { customerId: newCustomerId, customerEmail: email }),
        ...(isNewVisit && { syncDueAt: after(now, checkoutMs) }),
      };
      if (Object.keys(changes).length > 0) await saveBilling(tx, userId, changes, now);
      return destination;
    });
  });
  if (destination.status === "rejected") throw destination.reason;
  return { url: destination.value };
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
  await enforceLimits(deps, providerCalls(actor));
  return { url: await payments.openPortal(customerId) };
}
