/**
 * Tries a subscription's life in a Stripe test account with the server's adapter and Stripe's test clocks:
 * `STRIPE_TEST_KEY=sk_test_… node scripts/run.mjs scripts/try-stripe.ts`. It creates missing prices and
 * deletes its customer. No test runs this: it needs a key and the internet.
 */
import { days, systemClock } from "#src/server/clock.ts";
import { currentSubscription } from "#src/server/domain/billing/rules.ts";
import { createReachabilities } from "#src/server/reachability.ts";
import { stripePayments } from "#src/server/integrations/stripe/stripe-payments.ts";
import { createLogger } from "#src/server/log.ts";
import Stripe from "stripe";
import { setTimeout as wait } from "node:timers/promises";

const key = process.env["STRIPE_TEST_KEY"] ?? "";
if (!key.startsWith("sk_test_") && !key.startsWith("rk_test_")) {
  console.error("Set STRIPE_TEST_KEY to a key of a test account: sk_test_…");
  process.exit(2);
}

const stripe = new Stripe(key);
const log = createLogger("info");
const payments = stripePayments(
  { secretKey: key, webhookSecret: "whsec_unused", siteUrl: "https://example.org", withTax: false },
  { log, clock: systemClock, reachability: createReachabilities(systemClock) },
);

let differences = 0;
function expectSame(what: string, found: unknown, expected: unknown): void {
  const isSame = JSON.stringify(found) === JSON.stringify(expected);
  if (!isSame) differences += 1;
  console.log(`${isSame ? "ok  " : "FAIL"} ${what}${isSame ? "" : `: ${JSON.stringify(found)}`}`);
}

async function makePrices(): Promise<void> {
  const lookup_keys = ["facilitator_pro_monthly", "facilitator_pro_yearly"];
  const found = await stripe.prices.list({ lookup_keys, active: true });
  if (found.data.length === 2) return;
  const product = await stripe.products.create({ name: "Facilitator Pro" });
  const common = { product: product.id, currency: "usd", transfer_lookup_key: true };
  await stripe.prices.create({
    ...common,
    unit_amount: 1_900,
    recurring: { interval: "month" },
    lookup_key: "facilitator_pro_monthly",
  });
  await stripe.prices.create({
    ...common,
    unit_amount: 19_000,
    recurring: { interval: "year" },
    lookup_key: "facilitator_pro_yearly",
  });
}

/** Advances a test clock and waits until everything due has happened. */
async function advance(clock: Stripe.TestHelpers.TestClock, to: Date): Promise<void> {
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: Math.floor(to.getTime() / 1_000) });
  do await wait(3_000);
  while ((await stripe.testHelpers.testClocks.retrieve(clock.id)).status === "advancing");
}

async function useCard(customer: string, token: string): Promise<void> {
  const method = await stripe.paymentMethods.attach(token, { customer });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } });
}

async function walk(clock: Stripe.TestHelpers.TestClock): Promise<void> {
  const start = new Date(clock.frozen_time * 1_000);
  const at = (n: number): Date => new Date(start.getTime() + days(n));
  const { id: customer } = await stripe.customers.create({ email: "try@example.org", test_clock: clock.id });
  const status = async () => {
    const found = await payments.findCustomer(customer);
    return currentSubscription(found?.subscriptions ?? []);
  };
  const prices = await stripe.prices.list({
    lookup_keys: ["facilitator_pro_monthly", "facilitator_pro_yearly"],
    active: true,
  });
  const priceOf = (interval: string) =>
    prices.data.find(({ recurring }) => recurring?.interval === interval)?.id ?? "";

  const request = { customerId: customer, userId: "user-1", interval: "month", trialDays: null } as const;
  const page = await payments.createCheckout(request);
  expectSame("a payment page opens, and is found again", await payments.findOpenCheckout(request), page);
  expectSame("the portal opens", (await payments.openPortal(customer)).startsWith("https://"), true);

  await useCard(customer, "pm_card_visa");
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: priceOf("month") }],
    trial_period_days: 14,
  });
  expectSame("a trial is trialing", (await status())?.status, "trialing");
  await advance(clock, at(15));
  expectSame("after it the plan is active", (await status())?.status, "active");
  await useCard(customer, "pm_card_chargeCustomerFail");
  await advance(clock, at(47));
  expectSame("a card that fails makes it past due", (await status())?.status, "past_due");
  await useCard(customer, "pm_card_visa");
  const open = await stripe.invoices.list({ customer, status: "open" });
  for (const { id } of open.data) await stripe.invoices.pay(id);
  expectSame("a new card mends it", (await status())?.status, "active");
  const [item] = subscription.items.data;
  if (item !== undefined)
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price: priceOf("year") }],
    });
  expectSame("it switches to the year", (await status())?.interval, "year");
  await stripe.subscriptions.update(subscription.id, { cancel_at: "min_period_end" });
  const ending = await status();
  expectSame("canceling ends it with its period", ending?.endsAt, ending?.currentPeriodEnd);
  await stripe.subscriptions.update(subscription.id, { cancel_at: "" });
  expectSame("coming back renews it", (await status())?.endsAt, null);
  await payments.deleteCustomer(customer);
  expectSame("deleting the customer ends all of it", await payments.findCustomer(customer), null);
}

await makePrices();
const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1_000) });
try {
  await walk(clock);
} finally {
  await stripe.testHelpers.testClocks.del(clock.id);
}
console.log(differences === 0 ? "Stripe does what Openpane expects." : `${differences} differences.`);
process.exitCode = differences === 0 ? 0 : 1;
