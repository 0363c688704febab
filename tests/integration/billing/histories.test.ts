import { shareOfHistories } from "#tests/histories/share.ts";
import type { Actor } from "#src/server/actor.ts";
import { days, hours } from "#src/server/clock.ts";
import { receivePaymentEvent } from "#src/server/domain/billing/handle-payment-event.ts";
import { startTrial } from "#src/server/domain/billing/trial/start-trial.ts";
import { requestDueSyncs } from "#src/server/domain/billing/sync-billing.ts";
import { findBilling } from "#src/server/domain/billing/queries.ts";
import { hasLiveSubscription } from "#src/server/domain/billing/rules.ts";
import { runDueJobs } from "#src/server/domain/job/run-job.ts";
import { jobHandlers } from "#src/server/jobs/timed-work.ts";
import type { Delivery } from "#tests/fakes/stripe/stripe-wire.ts";
import { makeUser } from "#tests/factories/user.ts";
import { cards } from "#tests/setup/cards.ts";
import { billingRow, openCheckout, openPortalOf, providerSays } from "#tests/setup/payments.ts";
import { askStripe, makeStripeDeps, type StripeDeps } from "#tests/setup/stripe.ts";
import fc from "fast-check";
import { expect, it } from "vitest";

/*
 * Whatever people do, and in whatever order deliveries arrive, twice or never, our subscriptions equal the
 * provider's.
 */

const act = fc.oneof(
  fc.constant({ act: "trial" } as const),
  fc.record({
    act: fc.constant("buy" as const),
    interval: fc.constantFrom("month", "year"),
    card: fc.constantFrom(cards.good, cards.failsLater, cards.slow, cards.declined),
  }),
  fc.constant({ act: "buy a second one" } as const),
  fc.record({ act: fc.constant("card" as const), value: fc.constantFrom(cards.good, cards.failsLater) }),
  fc.record({ act: fc.constant("switch" as const), value: fc.constantFrom("month", "year") }),
  fc.record({ act: fc.constant("seats" as const), value: fc.constantFrom("1", "2", "5") }),
  fc.constantFrom({ act: "cancel", value: "" } as const, { act: "resume", value: "" } as const),
  fc.record({ act: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 40 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** A second subscription, as someone may create it in the provider's dashboard. */
async function buySecond(deps: StripeDeps, customer: string): Promise<void> {
  const body = new URLSearchParams({
    mode: "subscription",
    customer,
    "line_items[0][price]": "price_month",
    success_url: "http://localhost:4321/",
  });
  const { id } = await askStripe(deps, "checkout/sessions", body);
  deps.devPayments.pay(id, cards.good);
}

async function doIt(deps: StripeDeps, actor: Actor, what: Act): Promise<void> {
  const row = await findBilling(deps.db.read, actor.userId);
  const customerId = row?.customerId ?? null;
  switch (what.act) {
    case "trial":
      await startTrial(deps, actor).catch(() => undefined);
      return;
    case "buy": {
      const sessionId = await openCheckout(deps, actor, what.interval).catch(() => null);
      if (sessionId !== null) deps.devPayments.pay(sessionId, what.card);
      return;
    }
    case "wait":
      deps.clock.advance(days(what.days));
      // The provider first does what is due.
      deps.devPayments.viewPortal("");
      return;
    case "buy a second one":
      // Only webhooks report about someone whose subscription has ended.
      if (row !== null && customerId !== null && hasLiveSubscription(row, deps.clock.now()))
        await buySecond(deps, customerId);
      return;
    case "card":
    case "switch":
    case "seats":
    case "cancel":
    case "resume":
      if (customerId !== null) deps.devPayments.act(await openPortalOf(deps, actor), what.act, what.value);
  }
}

/** Delivers in the order of `order`: a tenth is lost, a quarter arrives twice. */
async function deliverSome(deps: StripeDeps, order: readonly number[]): Promise<void> {
  const waiting = deps.deliveries.splice(0);
  const shuffled = waiting
    .map((delivery, n) => ({ delivery, place: order[n % order.length] ?? 0, n }))
    .toSorted((a, b) => a.place - b.place || b.n - a.n);
  const sent = shuffled.flatMap(({ delivery, place }): Delivery[] =>
    place % 10 === 0 ? [] : place % 4 === 0 ? [delivery, delivery] : [delivery],
  );
  const half = Math.ceil(sent.length / 2);
  for (const { body, signature } of sent.slice(0, half)) await receivePaymentEvent(deps, body, signature);
  await Promise.all(
    sent.slice(half).map(({ body, signature }) => receivePaymentEvent(deps, body, signature)),
  );
}

const histories = 60 * shareOfHistories;

it(`our plans equal the provider's after ${String(histories)} random histories`, async () => {
  let doubles = 0;
  const order = fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 20 });
  const history = fc.array(fc.tuple(act, order), { minLength: 2, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const deps = await makeStripeDeps();
      const actor = await makeUser(deps);
      for (const [what, places] of steps) {
        await doIt(deps, actor, what);
        await deliverSome(deps, places);
      }
      if (((await findBilling(deps.db.read, actor.userId))?.customerId ?? null) === null) return;
      // The daily synchronisation makes up for lost deliveries.
      deps.clock.advance(days(1) + hours(2));
      await requestDueSyncs(deps);
      await runDueJobs(deps, jobHandlers);
      expect(await billingRow(deps, actor)).toMatchObject(await providerSays(deps, actor));
      doubles += deps.logged.filter((line) => line.includes("two subscriptions")).length;
    }),
    { numRuns: histories, seed: 20261125 },
  );
  // Otherwise the histories would be too tame.
  expect(doubles).toBeGreaterThan(0);
}, 120_000);
