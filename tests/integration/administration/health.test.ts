import { after, hours, minutes } from "#src/server/clock.ts";
import { getHealth } from "#src/server/domain/admin/health/get-health.ts";
import { createDelivery } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { emailRules } from "#src/server/jobs/mail-worker.ts";
import { parseEnv } from "#src/server/env.ts";
import { noteStatus, createReachabilities, createReachability } from "#src/server/reachability.ts";
import { makeRefusedMail } from "#tests/factories/refused-mail.ts";
import { withoutWaiting } from "#tests/setup/deliver-mails.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";
import { stripePayments } from "#src/server/integrations/stripe/stripe-payments.ts";
import { startPaymentServer } from "#tests/fakes/payment-server.ts";
import { openAiWriter } from "#src/server/integrations/openai.ts";
import { fails as answersWith, hangs, says, startFakeOpenAi } from "#tests/fakes/openai-server.ts";
import { TestClock } from "#tests/setup/test-clock.ts";

const withMail = () =>
  makeDeps({
    env: parseEnv({ SITE_URL: "http://localhost:4321", MAIL_URL: "smtp://user:secret@localhost:25" }),
  });

const partOf = async (deps: TestDeps, name: string) =>
  (await getHealth(deps)).parts.find((part) => part.name === name);

/** Has what waits sent by a transport that ends like this. */
async function deliver(deps: TestDeps, send: () => Promise<void>): Promise<void> {
  const delivery = createDelivery(deps, { send }, withoutWaiting, emailRules);
  await delivery.tick(0);
  await delivery.stop();
}

const fails = (fields: object) => () => Promise.reject(Object.assign(new Error("No."), fields));
const works = () => Promise.resolve();

describe("health", () => {
  it("says what runs here, without a secret", async () => {
    const deps = await makeDeps();
    const { parts, migrations, newestMigration } = await getHealth(deps);
    expect(parts.map(({ name }) => name)).toEqual(["Database", "Email", "Model", "Voice", "Payments"]);
    expect(parts[0]).toMatchObject({ reachable: true });
    expect(migrations).toBeGreaterThan(19);
    expect(newestMigration).toMatch(/^\d{4}_\w+/);
  });

  it("tells by the hour that emails are stuck", async () => {
    const deps = await withMail();
    const stuckSince = after(deps.clock.now(), -hours(1));
    await makeRefusedMail(deps, "ada@example.org", { dueAt: stuckSince });
    await deps.hourlyMails.count(deps);
    const health = await getHealth(deps);
    expect(health.parts[1]).toMatchObject({ reachable: false, since: stuckSince.toISOString() });
    expect(JSON.stringify(health)).not.toContain("secret");
  });

  it("says since when a service works or doesn’t, and when it last answered", async () => {
    const name = "test-model";
    const deps = await makeDeps({ insightModel: { name, write: () => Promise.resolve({ content: "" }) } });
    expect(await partOf(deps, "Model")).toMatchObject({ reachable: null, since: null, lastAnswer: null });
    expect((await partOf(deps, "Model"))?.detail).toContain("Not tried since the server started.");
    const times = [];
    for (const status of [200, 404, 503, 401]) {
      deps.clock.advance(minutes(1));
      times.push(deps.clock.now().toISOString());
      noteStatus(deps.reachability.model, status);
    }
    const [, second, third] = times;
    expect(await partOf(deps, "Model")).toMatchObject({ reachable: false, since: third, lastAnswer: second });
    noteStatus(deps.reachability.model, 429);
    const now = deps.clock.now().toISOString();
    expect(await partOf(deps, "Model")).toMatchObject({ reachable: true, since: now, lastAnswer: now });
  });
});

describe("the mail server", () => {
  it.each([
    ["takes the email", works, true],
    ["refuses the email", fails({ responseCode: 451, code: "EENVELOPE" }), true],
    ["refuses the log-in", fails({ responseCode: 535, code: "EAUTH" }), false],
    ["isn’t there", fails({ code: "ECONNECTION" }), false],
  ] as const)("is in reach, or isn’t, when it %s", async (_what, send, reachable) => {
    const deps = await withMail();
    await makeRefusedMail(deps, "ada@example.org", { dueAt: deps.clock.now() });
    await deliver(deps, send);
    expect(await partOf(deps, "Email")).toMatchObject({
      reachable,
      since: deps.clock.now().toISOString(),
    });
  });

  it("isn’t told of by emails to invited people, or about rounds", async () => {
    for (const send of [works, fails({ code: "ECONNECTION" })]) {
      const deps = await withMail();
      const dueAt = deps.clock.now();
      await makeRefusedMail(deps, "peer@example.org", { bucket: "other", dueAt });
      let sent = 0;
      await deliver(deps, () => {
        sent += 1;
        return send();
      });
      expect(sent).toBe(1);
      expect(await partOf(deps, "Email")).toMatchObject({ reachable: null, since: null, lastAnswer: null });
    }
  });
});

describe("the payment provider", () => {
  /** The adapter over a server that speaks Stripe's protocol, or what answers in its place. */
  async function providerAt({ apiUrl, fetch }: { apiUrl?: string; fetch?: typeof globalThis.fetch }) {
    const { log, clock, env } = await makeDeps();
    const reachability = createReachabilities(clock);
    const payments = stripePayments(
      {
        ...{ secretKey: "sk_test_secret", webhookSecret: "whsec_test", siteUrl: env.siteUrl },
        ...{ withTax: false, retries: 0, apiUrl, ...(fetch !== undefined && { fetch }) },
      },
      { log, clock, reachability },
    );
    return { payments, isReachable: () => reachability.payments.state().isReachable };
  }

  const refuses = (status: number, type: string) => () =>
    Promise.resolve(Response.json({ error: { type, message: "No." } }, { status }));

  it("is in reach once it answers, and before that nobody knows", async () => {
    const { apiUrl } = await startPaymentServer("http://localhost:4321");
    const { payments, isReachable } = await providerAt({ apiUrl });
    expect(isReachable()).toBeNull();
    await payments.listPrices();
    expect(isReachable()).toBe(true);
  });

  it.each([
    ["declines a card", refuses(402, "card_error"), true],
    ["has too many calls", refuses(429, "rate_limit_error"), true],
    ["doesn’t take the key", refuses(401, "authentication_error"), false],
    ["is broken", refuses(500, "api_error"), false],
    ["can’t be connected to", () => Promise.reject(new TypeError("fetch failed")), false],
  ])("is in reach, or isn’t, when it %s", async (_what, fetch, expected) => {
    const { payments, isReachable } = await providerAt({ fetch });
    await expect(payments.openPortal("cus_1")).rejects.toMatchObject({ kind: "unavailable" });
    expect(isReachable()).toBe(expected);
  });
});

describe("the model", () => {
  const request = { instructions: "Write.", data: "{}", answerSchema: {} };

  it.each([
    ["answers", says("{}"), true],
    ["is over its limit", answersWith(429), true],
    ["doesn’t take the key", answersWith(401), false],
    ["never answers", hangs, false],
  ])("a model that %s is in reach, or isn’t", async (_what, behaviour, expected) => {
    const { baseUrl } = await startFakeOpenAi(behaviour);
    const reachability = createReachability(new TestClock());
    const writer = openAiWriter(
      { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: "test-model" },
      "sk-test",
      reachability,
    );
    expect(reachability.state().isReachable).toBeNull();
    await writer.write(request, AbortSignal.timeout(expected ? 60_000 : 300));
    expect(reachability.state().isReachable).toBe(expected);
  });
});
