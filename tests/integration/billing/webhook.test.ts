import { jobs, mails, paymentEvents } from "#db/schema/index.ts";
import { days, hours, minutes } from "#src/server/clock.ts";
import { getBilling } from "#src/server/domain/billing/billing.ts";
import { startCheckout } from "#src/server/domain/billing/start-checkout.ts";
import { runDueJobs } from "#src/server/domain/job/run-job.ts";
import { jobHandlers } from "#src/server/jobs/timed-work.ts";
import { sign, type Delivery } from "#tests/fakes/stripe/stripe-wire.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { cards } from "#tests/setup/cards.ts";
import { buyPlan, openCheckout, openPortalOf } from "#tests/setup/payments.ts";
import { askStripe, makeStripeDeps, testWebhookSecret } from "#tests/setup/stripe.ts";
import { describe, expect, it } from "vitest";

const webhook = "/api/billing/webhook";

const deliver = (deps: TestDeps, { body, signature }: Delivery): Promise<Response> =>
  makeApi(deps)(webhook, { method: "POST", body, headers: { "stripe-signature": signature } });

/** An event signed by us `ageSeconds` ago. */
const signed = (event: object, { secret = testWebhookSecret, ageSeconds = 0 } = {}): Delivery =>
  sign(event, secret, ageSeconds);

const eventAbout = (customer: string | null, id = "evt_1") => ({
  id,
  object: "event",
  type: "invoice.paid",
  data: { object: { object: "invoice", customer } },
});

/** Someone who has paid, with undelivered events. */
async function withPaidCheckout(retries?: number) {
  const deps = await makeStripeDeps({ ...(retries !== undefined && { retries }) });
  const actor = await makeUser(deps);
  deps.devPayments.pay(await openCheckout(deps, actor), cards.good);
  return { deps, actor, paid: deps.deliveries.splice(0) };
}

describe("a delivery", () => {
  it("turns the plan on", async () => {
    const { deps, actor, paid } = await withPaidCheckout();
    for (const delivery of paid) expect((await deliver(deps, delivery)).status).toBe(200);
    expect(await getBilling(deps, actor)).toMatchObject({ planId: "facilitator_pro", status: "active" });
    expect(await deps.db.read.select().from(jobs)).toEqual([]);
  });

  it("repeated a hundred times has one effect and asks the provider once", async () => {
    const { deps, actor, paid } = await withPaidCheckout(0);
    const [first] = paid;
    if (first === undefined) throw new Error("There is none.");
    const before = deps.wire.asked.length;
    await Promise.all(Array.from({ length: 50 }, () => deliver(deps, first)));
    for (let n = 0; n < 50; n += 1) expect((await deliver(deps, first)).status).toBe(200);
    // The customer and the subscriptions.
    expect(deps.wire.asked.length - before).toBe(2);
    expect(await getBilling(deps, actor)).toMatchObject({ status: "active" });
    expect(await deps.db.read.select().from(paymentEvents)).toHaveLength(1);
    expect(await deps.db.read.select({ kind: mails.kind }).from(mails)).toEqual([{ kind: "plan bought" }]);
  });

  it("about an old subscription doesn't end the current one", async () => {
    const deps = await makeStripeDeps();
    const actor = await makeUser(deps);
    await buyPlan(deps, actor);
    deps.devPayments.act(await openPortalOf(deps, actor), "cancel");
    deps.clock.advance(days(32));
    deps.deliveries.splice(0);
    // The provider first does what is due.
    deps.devPayments.viewPortal("");
    const old = deps.deliveries.splice(0);
    await buyPlan(deps, actor, { interval: "year" });
    expect(old).toHaveLength(3);
    for (const delivery of old) expect((await deliver(deps, delivery)).status).toBe(200);
    expect(await getBilling(deps, actor)).toMatchObject({ status: "active", interval: "year" });
  });

  it("is retried while the provider is down, and the job does the rest", async () => {
    const { deps, actor, paid } = await withPaidCheckout(0);
    const [first, second] = paid;
    if (first === undefined || second === undefined) throw new Error("There are none.");
    deps.wire.answer = () => Promise.resolve(new Response("down", { status: 503 }));
    for (const delivery of [first, second, first]) expect((await deliver(deps, delivery)).status).toBe(500);
    await expect(startCheckout(deps, actor, { interval: "month" })).rejects.toMatchObject({
      code: "billing.unavailable",
    });
    for (let minute = 0; minute < 60; minute += 10) {
      deps.clock.advance(minutes(10));
      await runDueJobs(deps, jobHandlers);
    }
    expect(await getBilling(deps, actor)).toMatchObject({ planId: "free" });
    deps.wire.answer = (_, ask) => ask();
    deps.clock.advance(hours(1));
    await runDueJobs(deps, jobHandlers);
    expect(await getBilling(deps, actor)).toMatchObject({ planId: "facilitator_pro", status: "active" });
    expect(await deps.db.read.select().from(jobs)).toEqual([]);
    expect((await deliver(deps, first)).status).toBe(200);
    expect(deps.logged.join("\n")).not.toMatch(/sk_test|whsec|cs_test|4242424242424242/);
  }, 30_000);
});

describe("a refused delivery", () => {
  it.each<[what: string, delivery: () => Delivery]>([
    ["no signature", () => ({ ...signed(eventAbout("cus_x")), signature: "" })],
    ["another secret", () => signed(eventAbout("cus_x"), { secret: "whsec_guessed" })],
    ["a replayed old signature", () => signed(eventAbout("cus_x"), { ageSeconds: 3_600 })],
    ["a changed body", () => ({ ...signed(eventAbout("cus_x")), body: `{"id":"evt_2"}` })],
    ["no JSON", () => ({ ...signed({}), body: "<xml/>" })],
  ])("has %s", async (_what, delivery) => {
    const { deps, actor } = await withPaidCheckout();
    expect((await deliver(deps, delivery())).status).toBe(400);
    expect(await getBilling(deps, actor)).toMatchObject({ planId: "free" });
    expect(await deps.db.read.select().from(paymentEvents)).toEqual([]);
  });
});

describe("someone else's payment", () => {
  it("is neither shown nor changed by a visit to the payment page", async () => {
    const { deps, actor } = await withPaidCheckout();
    const thief = await makeUser(deps);
    await buyPlan(deps, thief);
    deps.devPayments.act(await openPortalOf(deps, thief), "cancel");
    const api = makeApi(deps);
    const sessionId = await openCheckout(deps, await makeUser(deps));
    const token = await signIn(deps, thief);
    const answer = await api("/api/billing/sync", { method: "POST", token, json: { sessionId } });
    expect(answer.status).toBe(404);
    expect(await getBilling(deps, actor)).toMatchObject({ planId: "free" });
  });

  it("isn't ours if another customer made it, even if it names us", async () => {
    const deps = await makeStripeDeps();
    const actor = await makeUser(deps);
    await buyPlan(deps, actor);
    const ours = await getBilling(deps, actor);
    const body = new URLSearchParams({
      mode: "subscription",
      customer: (await askStripe(deps, "customers", new URLSearchParams({ email: "x@y.example" }))).id,
      client_reference_id: actor.userId,
      "line_items[0][price]": "price_month",
      success_url: "http://localhost:4321/",
    });
    const { id: sessionId } = await askStripe(deps, "checkout/sessions", body);
    const token = await signIn(deps, actor);
    const answer = await makeApi(deps)("/api/billing/sync", { method: "POST", token, json: { sessionId } });
    expect(answer.status).toBe(404);
    expect(await getBilling(deps, actor)).toEqual(ours);
  });
});
