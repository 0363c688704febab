import { mails } from "#db/schema/index.ts";
import { type MailSender, queueMails } from "#src/server/domain/mail/queue/queue-mail.ts";
import { nameInEmail } from "#src/server/domain/mail/text/email.ts";
import { createProgramme } from "#src/server/domain/programme/create-programme.ts";
import { parseEnv } from "#src/server/env.ts";
import { transportFromEnv } from "#src/server/integrations/smtp.ts";
import { emailKinds, factsOf, type MailKind, type SubjectKind } from "#src/shared/mail/email-kinds.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

/** Every kind, by what it asks. A new kind has to be placed here, too. */
const kinds = {
  /** An automatic reply would tell who hasn't answered (rule A7). */
  "asks someone to describe others": [
    ...["invitation", "thanks", "team round", "team round ends", "team round nudge", "team round reminder"],
  ],
  "speaks to someone about themselves": [
    ...["client invitation", "client nudge", "client reminder", "client session", "organisation invitation"],
    ...["facilitator added", "invitation test"],
  ],
  "asks our support": ["demo visitor", "support request"],
  "is from us": [
    ...["account deleted", "admin granted", "admin revoked", "client replies", "demo thanks"],
    ...["email change asked", "email change link", "email changed"],
    ...["facilitator digest", "invitations given up", "link turned off", "look back", "new sign-in"],
    ...["organisation removal", "organisation role", "password changed", "password reset"],
    ...["payment failed", "plan bought", "plan canceled", "plan changed", "plan ended", "plan granted"],
    ...["plan revoked", "result shared", "round closed", "round closes", "round over", "round ready"],
    ...["sign-in link", "signed out", "team replies", "team round over", "trial ends", "trial over"],
    ...["trial started", "verification code", "verification link", "welcome", "workshop window"],
  ],
} as const satisfies Record<string, readonly string[]>;

const isKind = (name: string): name is MailKind => name in emailKinds;

const hasSubject = (kind: MailKind): kind is SubjectKind => factsOf(kind).subject !== null;

const erin: MailSender = { name: "Erin Walsh", address: "erin@example.org" };
const content = { subject: "News", lines: ["News."] };

describe("the person behind an email", () => {
  it("is named, and gets replies, by its kind alone", async () => {
    expect(Object.values(kinds).flat().toSorted()).toEqual(Object.keys(emailKinds).toSorted());
    const deps = await makeDeps();
    const sent = Object.keys(emailKinds).filter(isKind);
    await deps.db.write((tx) =>
      queueMails(
        tx,
        deps,
        sent.map((kind) => ({
          ...(hasSubject(kind) ? { kind, subjectId: "s" } : { kind }),
          ...{ to: "uma@example.org", content, sender: erin },
        })),
      ),
    );
    const rows = await deps.db.read.select().from(mails);
    const answered = rows.filter(({ replyTo }) => replyTo !== null).map(({ kind }) => kind);
    expect(answered.toSorted()).toEqual(
      [...kinds["speaks to someone about themselves"], ...kinds["asks our support"]].toSorted(),
    );
    const named = rows.filter(({ fromName }) => fromName !== null).map(({ kind }) => kind);
    const [, , ...ofTeams] = kinds["asks someone to describe others"];
    expect(named.toSorted()).toEqual([...kinds["speaks to someone about themselves"], ...ofTeams].toSorted());
  });

  it.each(["www.spam.example", "Erin\u0007Walsh", "Erin <erin@spam.example>", "Erin\r\nBcc: x"])(
    "isn't called %j",
    (name) => {
      expect(nameInEmail(name)).toBe("Someone");
    },
  );

  it("is in the email's headers, and is erased with its subject once it's sent", async () => {
    const server = await startSmtpServer();
    const env = parseEnv({
      ...{ SITE_URL: "https://panes.example", MAIL_URL: server.url, BOT_CHECK: "off" },
      ...{ MAIL_FROM: "Openpane <no-reply@panes.example>", SUPPORT_EMAIL: "help@panes.example" },
    });
    const deps = await makeDeps({ env });
    const transport = transportFromEnv(env);
    if (transport === null) throw new Error("There is no transport.");
    const person = { email: "erin@example.org", firstName: 'Erin "E", O’Neil,', lastName: "Walsh" };
    const facilitator = await makeFacilitator(deps, person);
    const clients = [{ name: "Uma", email: "uma@example.org" }];
    await createProgramme(deps, facilitator, { title: "Spring", message: null, clients, reminders: true });
    await deliverDueMails(deps, transport);
    const [mail, ...others] = server.received;
    expect(others).toEqual([]);
    const headers = mail?.raw.replaceAll(/\r\n\s/g, " ") ?? "";
    expect(mail?.from).toBe("no-reply@panes.example");
    expect(headers).toMatch(/^From: .*<no-reply@panes\.example>\r$/m);
    expect(headers).toMatch(/^Reply-To: erin@example\.org\r$/m);
    expect(headers.match(/^From: .*$/gm)).toHaveLength(1);
    const rows = await deps.db.read.select().from(mails);
    expect(rows.map(({ fromName, replyTo, subject }) => [fromName, replyTo, subject])).toEqual([
      [null, null, ""],
    ]);
  });
});
