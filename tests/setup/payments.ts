import type { Actor } from "#src/server/actor.ts";
import type { Interval } from "#src/server/domain/billing/payment-provider.ts";
import { findBilling, type BillingRow } from "#src/server/domain/billing/queries.ts";
import { refreshBilling, requirePayments } from "#src/server/domain/billing/billing.ts";
import { currentSubscription } from "#src/server/domain/billing/rules.ts";
import { startCheckout } from "#src/server/domain/billing/start-checkout.ts";
import { cards } from "./cards.ts";
import type { TestDeps } from "./deps.ts";

/** The id at the end of an address of the provider's. */
export const idIn = (url: string): string => new URL(url).pathname.split("/").at(-1) ?? "";

/** Opens the payment page. @returns the id of the visit */
export const openCheckout = async (
  deps: TestDeps,
  actor: Actor,
  interval: Interval = "month",
): Promise<string> => idIn((await startCheckout(deps, actor, { interval })).url);

interface Purchase {
  readonly interval?: Interval;
  readonly card?: string;
  readonly seats?: number;
}

/** Buys the plan and returns to the site. @returns the id of the visit */
export async function buyPlan(
  deps: TestDeps,
  actor: Actor,
  { interval = "month", card = cards.good, seats }: Purchase = {},
): Promise<string> {
  const sessionId = await openCheckout(deps, actor, interval);
  const outcome = deps.devPayments.pay(sessionId, card, seats);
  if (outcome.problem !== null) throw new Error(outcome.problem);
  await refreshBilling(deps, actor, { sessionId });
  return sessionId;
}

/** A visit to the portal. @returns its id */
export async function openPortalOf(deps: TestDeps, actor: Actor): Promise<string> {
  const { customerId } = await billingRow(deps, actor);
  return idIn(await requirePayments(deps).openPortal(customerId ?? ""));
}

export async function billingRow({ db }: TestDeps, { userId }: Actor): Promise<BillingRow> {
  const row = await findBilling(db.read, userId);
  if (row === null) throw new Error("There is no row.");
  return row;
}

/** The provider's data about a person, in our columns. */
export async function providerSays(deps: TestDeps, actor: Actor) {
  const { customerId } = await billingRow(deps, actor);
  const customer = await requirePayments(deps).findCustomer(customerId ?? "");
  const subscription = currentSubscription(customer?.subscriptions ?? []);
  return {
    subscriptionId: subscription?.id ?? null,
    subscriptionStatus: subscription?.status ?? null,
    interval: subscription?.interval ?? null,
    amount: subscription?.amount ?? null,
    currency: subscription?.currency ?? null,
    seats: subscription?.seats ?? null,
    subscriptionTrialEndsAt: subscription?.trialEndsAt ?? null,
    currentPeriodEnd: subscription?.currentPeriodEnd ?? null,
    subscriptionEndsAt: subscription?.endsAt ?? null,
    subscribedAt: subscription?.createdAt ?? null,
  };
}
