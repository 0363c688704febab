import { billings, jobs, users } from "#db/schema/index.ts";
import { days, hours, seconds } from "#src/server/clock.ts";
import { deleteAccount } from "#src/server/domain/own-data/delete-account.ts";
import { endBillingAnd, forgetCustomerIn } from "#src/server/domain/billing/end-billing.ts";
import { getBilling, refreshBilling } from "#src/server/domain/billing/billing.ts";
import { getPlan } from "#src/server/domain/billing/plan.ts";
import { startCheckout } from "#src/server/domain/billing/start-checkout.ts";
import { startTrial } from "#src/server/domain/billing/trial/start-trial.ts";
import { requestDueSyncs } from "#src/server/domain/billing/sync-billing.ts";
import { rememberTrialOf } from "#src/server/domain/billing/trial/trial-use.ts";
import { runDueJobs } from "#src/server/domain/job/run-job.ts";
import { jobHandlers } from "#src/server/jobs/timed-work.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeUser } from "#tests/factories/user.ts";
import { cards } from "#tests/setup/cards.ts";
import { billingRow, buyPlan, idIn, openCheckout } from "#tests/setup/payments.ts";
import { makeStripeDeps, type Wire } from "#tests/setup/stripe.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

/* Failures at the provider cost nobody their plan, and charge nobody twice or after a deletion. */

async function withProvider() {
  const deps = await makeStripeDeps();
  return { deps, actor: await makeUser(deps), wire: deps.wire };
}

const refusal = (status: number, code: string) =>
  Promise.resolve(
    Response.json({ error: { type: "invalid_request_error", code, message: "No." } }, { status }),
  );
const isFor = ({ method, url }: Request, wanted: RegExp): boolean =>
  wanted.test(`${method} ${new URL(url).pathname}`);

/** The provider's answer for a subscription in another state. */
const withStatus =
  (status: string): Wire["answer"] =>
  async (request, ask) => {
    const answer = await ask();
    if (!isFor(request, /GET \/v1\/subscriptions$/)) return answer;
    return new Response(
      (await answer.text()).replaceAll('"status":"active"', `"status":"${status}"`),
      answer,
    );
  };

describe("a payer keeps the plan", () => {
  it("when the provider doesn't know their customer, as with another account's key", async () => {
    const { deps, actor, wire } = await withProvider();
    await buyPlan(deps, actor);
    wire.answer = (request, ask) =>
      isFor(request, /\/v1\/customers\//) ? refusal(404, "resource_missing") : ask();
    await expect(refreshBilling(deps, actor, {})).rejects.toMatchObject({ code: "billing.unavailable" });
    await expect(endBillingAnd(deps, actor.userId, async () => undefined)).rejects.toMatchObject({
      code: "billing.cancelFirst",
    });
    expect(await getBilling(deps, actor)).toMatchObject({ status: "active", interval: "month" });
    wire.answer = (_, ask) => ask();
    expect(await refreshBilling(deps, actor, {})).toMatchObject({ status: "active" });
    await deps.db.write((tx) => forgetCustomerIn(tx, actor.userId, deps.clock.now()));
    await endBillingAnd(deps, actor.userId, async () => undefined);
  });

  it("when free days end before the first payment is reported", async () => {
    const { deps, actor } = await withProvider();
    await startTrial(deps, actor);
    deps.clock.advance(days(10));
    await buyPlan(deps, actor);
    deps.clock.advance(days(4) + seconds(1));
    expect((await getPlan(deps, actor)).features.facilitatorAccess).toBe(true);
    expect(await getBilling(deps, actor)).toMatchObject({ status: "active" });
    deps.clock.advance(days(3));
    expect((await getPlan(deps, actor)).features.facilitatorAccess).toBe(false);
  });
});

describe("nobody pays twice", () => {
  it.each(["unpaid", "paused"])("for a subscription that is %s and may resume", async (status) => {
    const { deps, actor, wire } = await withProvider();
    await buyPlan(deps, actor);
    wire.answer = withStatus(status);
    expect(await refreshBilling(deps, actor, {})).toMatchObject({ status: "canceled" });
    expect((await startCheckout(deps, actor, { interval: "year" })).url).toContain("/dev/portal/");
    wire.answer = (_, ask) => ask();
    deps.clock.advance(days(1) + hours(1));
    await requestDueSyncs(deps);
    await runDueJobs(deps, jobHandlers);
    expect(await getBilling(deps, actor)).toMatchObject({ status: "active" });
  });

  it("by paying on an old page while a new one is requested", async () => {
    const { deps, actor, wire } = await withProvider();
    const old = await openCheckout(deps, actor);
    wire.answer = async (request, ask) => {
      const answer = await ask();
      // Right after the list of open pages was made.
      if (isFor(request, /GET \/v1\/checkout\/sessions$/)) deps.devPayments.pay(old, cards.good);
      return answer;
    };
    const outcome = await startCheckout(deps, actor, { interval: "year" }).catch((error: unknown) => error);
    wire.answer = (_, ask) => ask();
    expect(outcome).toMatchObject({ code: "billing.unavailable" });
    expect((await startCheckout(deps, actor, { interval: "year" })).url).toContain("/dev/portal/");
  });
});

describe("a customer whose id wasn't stored because the run was given up", () => {
  async function withLostCustomer() {
    const { deps, actor, wire } = await withProvider();
    const lend = (to: Partial<typeof jobs.$inferInsert>) => deps.db.write((tx) => tx.update(jobs).set(to));
    wire.answer = async (request, ask) => {
      if (isFor(request, /POST \/v1\/checkout\/sessions$/)) await lend({ leaseToken: "another run" });
      return ask();
    };
    await expect(startCheckout(deps, actor, { interval: "month" })).rejects.toThrow(/lease/);
    await lend({ leaseToken: null, leaseUntil: null });
    wire.answer = (_, ask) => ask();
    const { userId, email } = actor;
    const lost = await deps.payments.findLostCustomer({ userId, email });
    expect(lost).not.toBeNull();
    return { deps, actor, wire, lost };
  }

  it("is found by the worker", async () => {
    const { deps, actor, wire, lost } = await withLostCustomer();
    await runDueJobs(deps, jobHandlers);
    expect((await billingRow(deps, actor)).customerId).toBe(lost);
    await buyPlan(deps, actor);
    expect(wire.asked.filter((call) => call === "POST /v1/customers")).toHaveLength(1);
  });
});

it("nobody pays for a deleted account, even from an open payment page", async () => {
  const { deps, actor } = await withProvider();
  const [visit] = await Promise.allSettled([
    startCheckout(deps, actor, { interval: "month" }),
    endBillingAnd(deps, actor.userId, (tx) => tx.delete(users).where(eq(users.id, actor.userId))),
  ]);
  expect(await deps.db.read.select().from(billings)).toEqual([]);
  const paid = visit.status === "fulfilled" && deps.devPayments.pay(idIn(visit.value.url), cards.good);
  if (paid !== false) expect(paid).toMatchObject({ url: null });
});

it("deleting an account cancels its plan first, or deletes nothing", async () => {
  const { deps, wire } = await withProvider();
  const actor = await makeUserWithPassword(deps);
  await buyPlan(deps, actor);
  const { customerId } = await billingRow(deps, actor);
  const remove = () => deleteAccount(deps, actor, { network: "192.0.2.1" }, knownPassword);
  wire.answer = () => refusal(400, "down");
  await expect(remove()).rejects.toMatchObject({ code: "billing.cancelFirst" });
  expect(await billingRow(deps, actor)).toMatchObject({ subscriptionStatus: "active" });
  wire.answer = (_, ask) => ask();
  await remove();
  expect(await deps.payments.findCustomer(customerId ?? "")).toBeNull();
  const left = await deps.db.read.select().from(users);
  expect(left.map(({ id }) => id)).not.toContain(actor.userId);
});

describe("the trial", () => {
  it("is not repeated for an address that its person gave up", async () => {
    const { deps, actor } = await withProvider();
    await startTrial(deps, actor);
    const now = deps.clock.now();
    const moved = { ...actor, mailbox: "second@example.org" };
    await deps.db.write((tx) => rememberTrialOf(tx, moved, now));
    const again = await makeUser(deps, { mailbox: "second@example.org" });
    await expect(startTrial(deps, again)).rejects.toMatchObject({ code: "billing.trialUsed" });
  });
});
