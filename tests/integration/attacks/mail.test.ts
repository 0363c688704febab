import { mails } from "#db/schema/index.ts";
import { minutes } from "#src/server/clock.ts";
import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import { parseEnv } from "#src/server/env.ts";
import { createSmtpTransport } from "#src/server/integrations/smtp.ts";
import { startMailWorker } from "#src/server/jobs/mail-worker.ts";
import { FakeSmtpServer, startSmtpServer, type Mood } from "#tests/fakes/smtp-server.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";

const email = "ada@example.org";
const from = "Openpane <no-reply@example.org>";

/** A server whose worker sends emails over SMTP. */
async function world(server: FakeSmtpServer, deadlineMs = 1_000) {
  const env = parseEnv({ MAIL_URL: server.url });
  const transport = createSmtpTransport({ url: server.url, from, deadlineMs });
  const deps = await makeDeps({ env });
  await makeUser(deps, { email });
  const worker = startMailWorker(deps, transport);
  onTestFinished(() => worker.stop());
  const api = makeApi(deps);
  const ask = async (path: string, address = email) =>
    (await api(path, { method: "POST", json: { email: address } })).status;
  const states = async () =>
    (await deps.db.read.select().from(mails)).map(({ state, attempts }) => ({ state, attempts }));
  return { deps, ask, states, worker };
}

const moods: readonly (readonly [string, Mood | "down"])[] = [
  ["is down", "down"],
  ["hangs", { kind: "hangs" }],
  ["has no time", { kind: "refuses", code: 451, at: "recipient" }],
  ["does not like our settings", { kind: "refuses", code: 550, at: "sender" }],
];

describe.each(moods)("while the mail server %s", (_, mood) => {
  it("calls still answer, and each email is sent once, later", async () => {
    const server = new FakeSmtpServer();
    await server.start();
    const { deps, ask, states, worker } = await world(server);
    const port = Number(new URL(server.url).port);
    if (mood === "down") await server.stop();
    else server.mood = mood;
    const asked = [
      await ask("/api/request-password-reset"),
      await ask("/api/send-verification-code"),
      await ask("/api/send-verification-code", "new@example.org"),
    ];
    expect(asked).toEqual([200, 200, 200]);
    await vi.waitFor(
      async () => expect((await states()).every(({ attempts }) => attempts === 1)).toBe(true),
      { timeout: 60_000 },
    );
    // The worker may still be trying one.
    await worker.stop();
    expect(server.received).toEqual([]);

    const back = mood === "down" ? new FakeSmtpServer() : server;
    if (mood === "down") await back.start(port);
    onTestFinished(() => back.stop());
    back.mood = { kind: "takes" };
    deps.clock.advance(minutes(5));
    const transport = createSmtpTransport({ url: back.url, from });
    await Promise.all([deliverDueMails(deps, transport), deliverDueMails(deps, transport)]);
    deps.clock.advance(minutes(60));
    await deliverDueMails(deps, transport);
    const arrived = back.received.flatMap(({ to }) => to).sort();
    expect(arrived).toEqual([email, email, "new@example.org"]);
    expect((await states()).every(({ state }) => state === "sent")).toBe(true);
  });
});

describe("a name that looks like a header", () => {
  it.each([
    "Ada\r\nBcc: eve@example.org",
    "Ada\nContent-Type: text/html\n\n<script>",
    "Ada\u2028Bcc: eve@example.org",
    "=?utf-8?Q?Ada=0D=0ABcc:_eve@example.org?=",
  ])("%j stays out of an email, however it got into the database", async (firstName) => {
    const server = await startSmtpServer();
    const env = parseEnv({ MAIL_URL: server.url });
    const deps = await makeDeps({ env });
    await makeUser(deps, { email, firstName });
    const api = makeApi(deps);
    for (const path of ["/api/request-password-reset", "/api/send-verification-code"])
      await api(path, { method: "POST", json: { email } });
    await deliverDueMails(deps, createSmtpTransport({ url: server.url, from }));
    expect(server.received).toHaveLength(2);
    for (const { to, raw } of server.received) {
      expect(to).toEqual([email]);
      const [head = ""] = raw.split("\r\n\r\n");
      expect(head).not.toMatch(/^bcc:|^cc:|eve@|<script/im);
      expect(head.match(/^content-type:/gim)).toHaveLength(1);
      expect(head.match(/^to:/gim)).toHaveLength(1);
      // A name that reads like a link is left out of the greeting, so neither part has it.
      expect(raw.match(/^content-type:/gim)).toHaveLength(3);
      expect(raw).not.toMatch(/eve@|<script|bcc:/i);
    }
  });

  it("is refused when signing up and when changing the name", async () => {
    const deps = await makeDeps();
    const actor = await makeUser(deps);
    const api = makeApi(deps);
    const token = await deps.sessions.start(actor.userId);
    for (const name of ["Ada\r\nBcc: eve@example.org", "Ada\nX", "Ada\u0000", "Ada\u2028X", "\u202Eada"]) {
      const form = { email, code: "AAAAAA", firstName: "Ada", lastName: "Vale", password: "Granite-tulip-4" };
      for (const field of ["firstName", "lastName"]) {
        const registered = await api("/api/verify-code-and-register", {
          method: "POST",
          json: { ...form, [field]: name },
        });
        expect(await registered.json()).toMatchObject({ issues: [{ path: field }] });
        const changed = await api("/api/me", { method: "PATCH", token, json: { [field]: name } });
        expect(changed.status).toBe(400);
      }
    }
  });
});
