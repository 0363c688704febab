import { minutes } from "#src/server/clock.ts";
import { getHealth } from "#src/server/domain/admin/health/get-health.ts";
import { createDelivery } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { emailRules } from "#src/server/jobs/mail-worker.ts";
import { parseEnv } from "#src/server/env.ts";
import { noteStatus } from "#src/server/reachability.ts";
import { makeRefusedMail } from "#tests/factories/refused-mail.ts";
import { withoutWaiting } from "#tests/setup/deliver-mails.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

const withMail = () =>
  makeDeps({
    env: parseEnv({ SITE_URL: "http://localhost:4321", MAIL_URL: "smtp://user:secret@localhost:25" }),
  });

const partOf = async (deps: TestDeps, name: string) =>
  (await getHealth(deps)).parts.find((part) => part.name === name);

/** Sends waiting emails by a transport that ends like this. */
async function deliver(deps: TestDeps, send: () => Promise<void>): Promise<void> {
  const delivery = createDelivery(deps, { send }, withoutWaiting, emailRules);
  await delivery.tick(0);
  await delivery.stop();
}

const fails = (fields: object) => () => Promise.reject(Object.assign(new Error("No."), fields));
const works = () => Promise.resolve();

describe("health", () => {
  it("shows what runs here without secrets", async () => {
    const deps = await makeDeps();
    const { parts, migrations, newestMigration } = await getHealth(deps);
    expect(parts.map(({ name }) => name)).toEqual(["Database", "Email", "Model", "Voice", "Payments"]);
    expect(parts[0]).toMatchObject({ reachable: true });
    expect(migrations).toBeGreaterThan(19);
    expect(newestMigration).toMatch(/^\d{4}_\w+/);
  });

  it("shows since when a service works or fails, and when it last answered", async () => {
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
    ["refuses the sign-in", fails({ responseCode: 535, code: "EAUTH" }), false],
    ["isn’t there", fails({ code: "ECONNECTION" }), false],
  ] as const)("shows whether it can be reached when it %s", async (_what, send, reachable) => {
    const deps = await withMail();
    await makeRefusedMail(deps, "ada@example.org", { dueAt: deps.clock.now() });
    await deliver(deps, send);
    expect(await partOf(deps, "Email")).toMatchObject({
      reachable,
      since: deps.clock.now().toISOString(),
    });
  });
});
