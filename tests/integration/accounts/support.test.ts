import { mails } from "#db/schema/index.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { askForHelp } from "#src/server/domain/support/ask-for-help.ts";
import { parseEnv } from "#src/server/env.ts";
import { transportFromEnv } from "#src/server/integrations/smtp.ts";
import { startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import { days } from "#src/server/clock.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { expect, it } from "vitest";

it("a person can ask for help ten times a day, and only support is emailed", async () => {
  const deps = await makeDeps();
  const person = await makeUser(deps);
  const ask = () => askForHelp(deps, person, { message: "It hangs." });
  const sent = async () => (await mailsTo(deps, deps.env.SUPPORT_EMAIL)).length;
  for (let n = 0; n < 10; n += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ kind: "too_many_requests" });
  expect(await sent()).toBe(10);
  deps.clock.advance(days(1));
  await ask();
  expect(await sent()).toBe(11);
});

it.each([
  ["the configured support address", "help@panes.example.org", /^Reply-To: help@panes\.example\.org\r?$/m],
  ["the default without one", undefined, null],
])("an answer goes to the person who asked, and for other emails to %s", async (_, support, expected) => {
  const server = await startSmtpServer();
  const set = support === undefined ? {} : { SUPPORT_EMAIL: support };
  const env = parseEnv({ SITE_URL: "https://panes.example", MAIL_URL: server.url, BOT_CHECK: "off", ...set });
  const deps = await makeDeps({ env });
  const transport = transportFromEnv(env);
  if (transport === null) throw new Error("There is no transport.");
  const person = await makeUser(deps, { email: "ada@example.org" });
  await askForHelp(deps, person, { message: "It hangs." });
  await deliverDueMails(deps, transport);
  expect(server.received.at(-1)?.raw).toMatch(/^Reply-To: ada@example\.org\r?$/m);
  const content = { subject: "News", lines: ["News."] };
  await deps.db.write((tx) => queueMail(tx, deps, { kind: "password changed", to: person.email, content }));
  await deliverDueMails(deps, transport);
  const raw = server.received.at(-1)?.raw ?? "";
  expect(raw).toContain("Subject: News");
  if (expected === null) expect(raw).not.toContain("Reply-To");
  else expect(raw).toMatch(expected);
  const rows = await deps.db.read.select().from(mails);
  expect(rows.map(({ replyTo }) => replyTo)).toEqual([null, null]);
});
