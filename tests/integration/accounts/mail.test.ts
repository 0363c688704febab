import { mails } from "#db/schema/index.ts";
import { minutes, hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { retryDelaysMs } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import type { OutgoingMail } from "#src/server/domain/mail/queue/mail-transport.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { parseEnv } from "#src/server/env.ts";
import { createSmtpTransport } from "#src/server/integrations/smtp.ts";
import { startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { runOtherProcess } from "#tests/setup/process/other-process.ts";
import { describe, expect, it } from "vitest";
import { requestEmailChange } from "#src/server/domain/account/email.ts";
import { requestPasswordReset } from "#src/server/domain/account/password.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { retention } from "#src/shared/retention.ts";
import { knownPassword as password, makeUserWithPassword } from "#tests/factories/password.ts";
import { mailingEnv as env, mailsByState } from "#tests/factories/queued-invitations.ts";

const from = "Openpane <no-reply@example.org>";
const content = { subject: "Bonjour, été", lines: ["Le code : K7M2PQ"] };

async function withServer() {
  const server = await startSmtpServer();
  const env = parseEnv({ SITE_URL: "https://panes.example", MAIL_URL: server.url, BOT_CHECK: "off" });
  const deps = await makeDeps({ env });
  return { deps, server, transport: createSmtpTransport({ url: server.url, from }) };
}

const queue = (deps: Deps, eventKey: string, to = "ada@example.org") =>
  deps.db.write((tx) => queueMail(tx, deps, { kind: "password changed", eventKey, to, content }));
const rows = (deps: Deps) => deps.db.read.select().from(mails);
const onlyRow = async (deps: Deps) => (await rows(deps))[0];

/** Delivers and advances to each retry until the email is settled. @returns the waits */
async function waitsUntilSettled(deps: TestDeps, deliver: () => Promise<void>): Promise<number[]> {
  const waits: number[] = [];
  for (;;) {
    await deliver();
    const row = await onlyRow(deps);
    if (row?.state !== "queued") return waits;
    waits.push(row.dueAt.getTime() - deps.clock.now().getTime());
    deps.clock.advance(waits.at(-1) ?? 0);
  }
}

describe("queueing an email", () => {
  it("is rolled back together with the change that caused it", async () => {
    const { deps } = await withServer();
    const cause = deps.db.write(async (tx) => {
      await queueMail(tx, deps, { kind: "password changed", to: "ada@example.org", content });
      throw new Error("no");
    });
    await expect(cause).rejects.toThrow("no");
    expect(await rows(deps)).toEqual([]);
  });
});

describe("delivering", () => {
  it("sends HTML and text with a Message-ID of the site, and empties the row", async () => {
    const { deps, server, transport } = await withServer();
    await queue(deps, "e");
    const id = (await onlyRow(deps))?.id ?? "";
    await deliverDueMails(deps, transport);
    const [mail, ...more] = server.received;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ from: "no-reply@example.org", to: ["ada@example.org"] });
    expect(mail?.raw).toContain(`Message-ID: <${id}@panes.example>`);
    expect(mail?.raw).toContain("Subject: =?UTF-8?Q?Bonjour");
    expect(mail?.raw).toContain("Auto-Submitted: auto-generated");
    expect(mail?.raw).toContain("Content-Type: text/plain; charset=utf-8");
    expect(mail?.raw).toContain("Content-Type: text/html; charset=utf-8");
    expect(await onlyRow(deps)).toMatchObject({ state: "sent", text: "", html: "" });
  });

  it("sends each email once when two processes deliver", async () => {
    const { deps, server } = await withServer();
    const people = Array.from({ length: 23 }, (_, n) => `p${String(n)}@example.org`);
    for (const to of people) await queue(deps, to, to);
    const deliver = () => runOtherProcess("deliver-mails", deps, server.url);
    await Promise.all([deliver(), deliver()]);
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual([...people].sort());
  });
});

describe("a mail server that fails", () => {
  it("is retried with growing pauses, then given up", async () => {
    const { deps, server, transport } = await withServer();
    server.mood = { kind: "refuses", code: 421, at: "recipient" };
    await queue(deps, "e");
    const waits = await waitsUntilSettled(deps, () => deliverDueMails(deps, transport));
    expect(waits).toEqual(retryDelaysMs);
    expect(waits.slice(0, 3)).toEqual([minutes(1), minutes(5), minutes(30)]);
    expect(await onlyRow(deps)).toMatchObject({ state: "failed", text: "" });
  });

  it("writes nothing of the email or its recipient to the log", async () => {
    const { deps, server, transport } = await withServer();
    server.mood = { kind: "refuses", code: 550, at: "recipient" };
    await queue(deps, "e");
    await deliverDueMails(deps, transport);
    expect(deps.logged.join("")).toContain("email given up");
    expect(deps.logged.join("")).not.toMatch(/ada@|K7M2PQ/);
  });
});

const origin = { network: "198.51.100.1" };
const code = "Your Openpane code";
const reset = "Choose a new password for Openpane";
const change = "Confirm your new address for Openpane";
const asked = "Was that you? A new email address for your Openpane account";

/** Requests expiring emails while the mail server is down for so long. @returns what arrives, by subject */
async function subjectsAfter(awayForMs: number) {
  const deps = await makeDeps({ env });
  const user = await makeUserWithPassword(deps, { email: "ada@example.org" });
  await sendVerificationCode(deps, origin, { email: "new@example.org" });
  await requestPasswordReset(deps, origin, { email: user.email });
  await requestPasswordReset(deps, origin, { email: "nobody@example.org" });
  await requestEmailChange(deps, user, origin, { email: "next@example.org", password });
  deps.clock.advance(awayForMs);
  const sent: OutgoingMail[] = [];
  await deliverDueMails(deps, { send: (mail) => Promise.resolve(void sent.push(mail)) });
  expect((await mailsByState(deps)).queued).toEqual([]);
  return sent.map(({ subject }) => subject).toSorted();
}

const codeLifeMs = minutes(retention.codeMinutes);

describe("a mail server that comes back", () => {
  it.each([
    ["in time sends everything", codeLifeMs - 1, [code, reset, change, asked]],
    ["after a code's life sends no code", codeLifeMs, [reset, change, asked]],
    ["before the end of links sends them", hours(retention.resetHours) - 1, [reset, change, asked]],
    ["after the life of links sends the rest", hours(retention.resetHours), [asked]],
  ])("%s", async (_, awayForMs, subjects) => {
    expect(await subjectsAfter(awayForMs)).toEqual(subjects.toSorted());
  });
});
