import { mails } from "#db/schema/index.ts";
import { after, days, hours, seconds } from "#src/server/clock.ts";
import { getBilling, refreshBilling } from "#src/server/domain/billing/billing.ts";
import { grantPlanIn } from "#src/server/domain/billing/plan.ts";
import { sendTrialMails } from "#src/server/domain/billing/trial/send-trial-mails.ts";
import { startCheckout } from "#src/server/domain/billing/start-checkout.ts";
import { startTrial } from "#src/server/domain/billing/trial/start-trial.ts";
import { requestDueSyncs } from "#src/server/domain/billing/sync-billing.ts";
import { runDueJobs } from "#src/server/domain/job/run-job.ts";
import { jobHandlers } from "#src/server/jobs/timed-work.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps as makeDevDeps, type TestDeps } from "#tests/setup/deps.ts";
import { cards } from "#tests/setup/cards.ts";
import { buyPlan, openCheckout, openPortalOf } from "#tests/setup/payments.ts";
import { makeStripeDeps } from "#tests/setup/stripe.ts";
import { describe, expect, it } from "vitest";

const subjects = async (deps: TestDeps): Promise<readonly string[]> =>
  (await deps.db.read.select().from(mails)).map(({ subject }) => subject);

const texts = async (deps: TestDeps): Promise<readonly string[]> =>
  (await deps.db.read.select().from(mails)).map(({ text }) => text);

const started = "Your free trial has started";
const bought = "Facilitator Pro is on";
const changed = "Your plan has changed";

/** The server's own jobs as time passes, without webhooks. */
async function letPass(deps: TestDeps, ms: number): Promise<void> {
  deps.clock.advance(ms);
  await requestDueSyncs(deps);
  await runDueJobs(deps, jobHandlers);
  await sendTrialMails(deps);
}

describe.each([
  ["in development", () => makeDevDeps()],
  ["at Stripe", () => makeStripeDeps()],
])("%s", (_where, makeDeps) => {
  describe("the trial", () => {
    it("lasts 14 days, warns 3 days before it ends, and is given once", async () => {
      const deps = await makeDeps();
      const actor = await makeUser(deps);
      expect(await startTrial(deps, actor)).toMatchObject({ planId: "facilitator_pro", status: "trialing" });
      await letPass(deps, days(11) - 1);
      expect(await subjects(deps)).toEqual([started]);
      await letPass(deps, 1);
      await letPass(deps, hours(1));
      expect(await subjects(deps)).toEqual([started, "Your free trial ends on 4 December 2026"]);
      await letPass(deps, days(3));
      await letPass(deps, hours(1));
      expect((await subjects(deps)).slice(2)).toEqual(["Your free trial is over"]);
      expect(await getBilling(deps, actor)).toMatchObject({ status: "trialing", canTry: false });
      await expect(startTrial(deps, actor)).rejects.toMatchObject({ code: "billing.trialUsed" });
    });

    it("is given once to a mailbox, in any account and spelling", async () => {
      const deps = await makeDeps();
      await startTrial(deps, await makeUser(deps, { email: "ann@gmail.com", mailbox: "ann@gmail.com" }));
      const again = await makeUser(deps, { email: "a.nn+2@gmail.com", mailbox: "ann@gmail.com" });
      expect(await getBilling(deps, again)).toMatchObject({ canTry: false });
      await expect(startTrial(deps, again)).rejects.toMatchObject({ code: "billing.trialUsed" });
    });

    it("is not given to someone who has paid", async () => {
      const deps = await makeDeps();
      const actor = await makeUser(deps);
      await buyPlan(deps, actor);
      await expect(startTrial(deps, actor)).rejects.toMatchObject({ code: "billing.hasPlan" });
      deps.devPayments.act(await openPortalOf(deps, actor), "cancel");
      await letPass(deps, days(32));
      expect(await getBilling(deps, actor)).toMatchObject({ status: "canceled", canTry: false });
      await expect(startTrial(deps, actor)).rejects.toMatchObject({ code: "billing.trialUsed" });
    });
  });

  describe("a granted plan", () => {
    it("keeps the trial for later", async () => {
      const deps = await makeDeps();
      const actor = await makeUser(deps);
      const now = deps.clock.now();
      await deps.db.write((tx) => grantPlanIn(tx, actor.userId, after(now, days(30)), now));
      expect(await getBilling(deps, actor)).toMatchObject({ status: "active", canTry: false });
      await expect(startTrial(deps, actor)).rejects.toMatchObject({ code: "billing.hasPlan" });
      deps.clock.advance(days(30));
      expect(await getBilling(deps, actor)).toMatchObject({ status: "canceled", canTry: true });
    });
  });

  describe("buying the plan", () => {
    it("starts when the provider confirms it, whatever the return address says", async () => {
      const deps = await makeDeps();
      const actor = await makeUser(deps);
      const sessionId = await openCheckout(deps, actor);
      expect(await refreshBilling(deps, actor, { sessionId })).toMatchObject({ planId: "free" });
      deps.devPayments.pay(sessionId, cards.good);
      expect(await refreshBilling(deps, actor, { sessionId })).toMatchObject({
        planId: "facilitator_pro",
        status: "active",
        interval: "month",
        amount: 1_900,
        currency: "usd",
        hasPortal: true,
        canTry: false,
      });
    });

    it("adds the remaining free days and announces the first payment", async () => {
      const deps = await makeDeps();
      const actor = await makeUser(deps);
      await startTrial(deps, actor);
      deps.clock.advance(days(4.5));
      await buyPlan(deps, actor, { interval: "year" });
      const trialEndsAt = new Date(deps.clock.now().getTime() + days(10)).toISOString();
      expect(await getBilling(deps, actor)).toMatchObject({
        status: "trialing",
        trialEndsAt,
        interval: "year",
      });
      await letPass(deps, days(8));
      expect(await subjects(deps)).toEqual([started, bought, "Your free days end on 4 December 2026"]);
      await letPass(deps, days(2) + hours(1));
      expect(await getBilling(deps, actor)).toMatchObject({ status: "active", trialEndsAt });
      expect(await subjects(deps)).toHaveLength(3);
    });

    it("is noticed without a return visit and without a webhook", async () => {
      const deps = await makeDeps();
      const actor = await makeUser(deps);
      deps.devPayments.pay(await openCheckout(deps, actor), cards.good);
      await letPass(deps, hours(2));
      expect(await getBilling(deps, actor)).toMatchObject({ planId: "facilitator_pro", status: "active" });
    });

    it("waits for a payment that is being confirmed and doesn't sell a second one", async () => {
      const deps = await makeDeps();
      const actor = await makeUser(deps);
      await buyPlan(deps, actor, { card: cards.slow });
      expect(await getBilling(deps, actor)).toMatchObject({ planId: "free", isPending: true });
      await expect(startCheckout(deps, actor, { interval: "year" })).rejects.toMatchObject({
        code: "billing.paymentPending",
      });
      await letPass(deps, seconds(30));
      expect(await refreshBilling(deps, actor, {})).toMatchObject({ status: "active", isPending: false });
    });
  });

  describe("a subscription", () => {
    it("stays on while a failed payment is retried, with one email each, until a new card works", async () => {
      const deps = await makeDeps();
      const actor = await makeUser(deps);
      await buyPlan(deps, actor, { card: cards.failsLater });
      await letPass(deps, days(31));
      await letPass(deps, days(1));
      expect(await getBilling(deps, actor)).toMatchObject({ status: "active", isPastDue: true });
      expect(await subjects(deps)).toEqual([bought, "Your payment didn’t go through"]);
      const portal = await openPortalOf(deps, actor);
      expect(deps.devPayments.act(portal, "card", cards.declined)).toMatch(/declined/);
      expect(deps.devPayments.act(portal, "card", cards.good)).toBeNull();
      expect(await refreshBilling(deps, actor, {})).toMatchObject({ status: "active", isPastDue: false });
    });

    it("ends when no payment arrives, and says so once", async () => {
      const deps = await makeDeps();
      const actor = await makeUser(deps);
      await buyPlan(deps, actor, { card: cards.failsLater });
      for (let day = 0; day < 50; day += 1) await letPass(deps, days(1));
      expect(await getBilling(deps, actor)).toMatchObject({
        status: "canceled",
        hasPortal: true,
        amount: null,
      });
      expect(await subjects(deps)).toEqual([
        bought,
        "Your payment didn’t go through",
        "Your Facilitator Pro plan has ended",
      ]);
    });

    it("covers the number of people that its payer chose, at that many times the price", async () => {
      const deps = await makeDeps();
      const actor = await makeUser(deps);
      const sessionId = await openCheckout(deps, actor);
      expect(deps.devPayments.viewCheckout(sessionId)).toMatchObject({
        ...{ amount: 1_900, mostSeats: 100 },
      });
      for (const seats of [0, 1.5, 101, Number.NaN])
        expect(deps.devPayments.pay(sessionId, cards.good, seats)).toMatchObject({ url: null });
      await buyPlan(deps, actor, { seats: 3 });
      expect(await getBilling(deps, actor)).toMatchObject({ amount: 1_900, seats: 3 });
      const portal = await openPortalOf(deps, actor);
      const amounts = () => deps.devPayments.viewPortal(portal)?.invoices.map(({ amount }) => amount);
      expect(amounts()).toEqual([5_700]);
      expect(deps.devPayments.act(portal, "seats", "0")).toBe("A plan is for 1 to 100 people.");
      expect(deps.devPayments.act(portal, "seats", "5")).toBeNull();
      expect(await refreshBilling(deps, actor, {})).toMatchObject({ seats: 5 });
      expect((await texts(deps)).at(-1)).toContain(
        "The price is $19 a month for each of 5 seats, $95 in all (before: ",
      );
      // Two more for the whole month, which has just begun; fewer give nothing back.
      deps.devPayments.act(portal, "seats", "2");
      expect(amounts()?.toSorted((a, b) => a - b)).toEqual([3_800, 5_700]);
      await letPass(deps, days(31));
      expect(await getBilling(deps, actor)).toMatchObject({ seats: 2 });
      expect(amounts()).toContain(2 * 1_900);
      deps.devPayments.act(portal, "switch", "year");
      expect(await refreshBilling(deps, actor, {})).toMatchObject({ seats: 2, amount: 19_000 });
    });

    it("can be switched, canceled and resumed", async () => {
      const deps = await makeDeps();
      const actor = await makeUser(deps);
      await buyPlan(deps, actor);
      const portal = await openPortalOf(deps, actor);
      deps.devPayments.act(portal, "switch", "year");
      expect(await refreshBilling(deps, actor, {})).toMatchObject({ interval: "year", amount: 19_000 });
      deps.devPayments.act(portal, "cancel");
      const { endsAt, currentPeriodEnd } = await refreshBilling(deps, actor, {});
      expect(endsAt).toBe(currentPeriodEnd);
      deps.devPayments.act(portal, "resume");
      expect(await refreshBilling(deps, actor, {})).toMatchObject({ status: "active", endsAt: null });
      await refreshBilling(deps, actor, {});
      const ends = "Your Facilitator Pro plan ends on 20 November 2027";
      expect(await subjects(deps)).toEqual([bought, changed, ends, changed]);
      const [first, switched, , resumed] = await texts(deps);
      expect(first).toContain(
        "The price is $19 a month. Your plan renews on 20 December 2026, and goes on until",
      );
      const renews = "Your plan renews on 20 November 2027, and goes on until";
      expect(switched).toContain(`The price is $190 a year (before: $19 a month). ${renews}`);
      expect(resumed).toContain(`The price is $190 a year. ${renews}`);
    });
  });
});
