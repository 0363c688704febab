import { mailOptOuts, mails, unsubscribeLinks } from "#db/schema/index.ts";
import { parseEnv } from "#src/server/env.ts";
import { addressHashOf } from "#src/server/domain/mail/topics/opt-outs.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { mailingEnv } from "#tests/factories/queued-invitations.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

/* Nobody who invites may learn that someone unsubscribed: the rows are the same. */

const settings = [
  { name: "a mail server", env: mailingEnv },
  { name: "the local mailbox", env: parseEnv({ SITE_URL: "http://localhost:4321" }) },
];

describe.each(settings)("an unwanted email, with $name", ({ env }) => {
  async function queued() {
    const deps = await makeDeps({ env });
    await deps.db.write(async (tx) => {
      await tx
        .insert(mailOptOuts)
        .values({ addressHash: addressHashOf("out@example.org"), topic: "invitations" });
      const mailTo = (name: string, withoutRecipient = false) => ({
        kind: "client reminder" as const,
        to: `${name}@example.org`,
        subjectId: "of a client",
        withoutRecipient,
        content: { subject: "Thanks", lines: ["Thank you 🎉."] },
      });
      await queueTopicMails(tx, deps, [mailTo("blank", true), mailTo("out"), mailTo("wants")]);
    });
    return deps;
  }

  it("leaves the row of one that nobody should get", async () => {
    const deps = await queued();
    const rows = await deps.db.read.select().from(mails);
    const plain = rows.map(({ id: _, eventKey: __, unsubscribeUrl, ...row }) => ({
      ...row,
      hasUrl: unsubscribeUrl !== null,
    }));
    const blank = plain.filter(({ recipient }) => recipient === "");
    expect(blank).toHaveLength(2);
    expect(blank).toEqual(Array.from({ length: 2 }, () => blank[0]));
    const wanted = plain.find(({ recipient }) => recipient !== "");
    expect(wanted).toMatchObject({ recipient: "wants@example.org", hasUrl: true });
    const spacesFor = (text = "") => text.replaceAll(/./gsu, " ");
    const { text, html } = wanted ?? {};
    expect(blank[0]).toMatchObject({ text: spacesFor(text), html: spacesFor(html), keep: false });
  });

  it("has an unsubscribe link", async () => {
    const deps = await queued();
    expect(await deps.db.read.select().from(unsubscribeLinks)).toHaveLength(3);
  });
});
