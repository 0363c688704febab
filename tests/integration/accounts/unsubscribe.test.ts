import {
  getMailPreferences,
  getSubscription,
  isOptedOut,
  setMailPreferences,
  setSubscription,
} from "#src/server/domain/mail/topics/opt-outs.ts";
import { mailOptOuts, mails, unsubscribeLinks } from "#db/schema/index.ts";
import { queueTopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import type { Deps } from "#src/server/deps.ts";
import { mailingEnv } from "#tests/factories/queued-invitations.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { tokenFor } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

const notFound = { kind: "not_found" };

const email = "ada@example.org";
const everything = { rounds: true, plans: true, invitations: true, clients: true };
const ofRounds = { topic: "rounds", surveyMuted: null };

let events = 0;

/** Queues an email with a topic. @returns whether there is one now */
const queue = (deps: Deps, to = email, eventKey = `event ${String((events += 1))}`) =>
  deps.db.write((tx) =>
    queueTopicMail(tx, deps, {
      kind: "round ready",
      eventKey,
      to,
      content: { subject: "News", lines: ["News."] },
    }),
  );

async function withMail() {
  const deps = await makeDeps();
  await queue(deps);
  return { deps, token: await tokenFor(deps, email) };
}

describe("the link in an email", () => {
  it("says what it stops, stops it and can undo it any number of times", async () => {
    const { deps, token } = await withMail();
    for (let round = 0; round < 2; round += 1) {
      expect(await getSubscription(deps, token)).toEqual({ ...ofRounds, wanted: true });
      for (let again = 0; again < 2; again += 1)
        expect(await setSubscription(deps, token, false)).toEqual({ ...ofRounds, wanted: false });
      expect(await getSubscription(deps, token)).toEqual({ ...ofRounds, wanted: false });
      expect(await queue(deps)).toBe(false);
      await setSubscription(deps, token, true);
      expect(await queue(deps)).toBe(true);
    }
  });

  it("cancels waiting emails of that kind and no others", async () => {
    const deps = await makeDeps({ env: mailingEnv });
    await queue(deps);
    const token = await tokenFor(deps, email);
    await queue(deps, "Ada@Example.org");
    await queue(deps, "ada+tag@example.org");
    await queue(deps, "bo@example.org");
    const account = {
      kind: "password changed",
      to: email,
      content: { subject: "s", lines: ["t"] },
    } as const;
    await deps.db.write((tx) => queueMail(tx, deps, account));
    await setSubscription(deps, token, false);
    const left = (await deps.db.read.select().from(mails)).map(({ recipient }) => recipient);
    // Rows keep their places, so that nobody behind them moves up.
    expect(left.toSorted()).toEqual(["", "", "ada+tag@example.org", email, "bo@example.org"]);
  });

  it("is stored as a hash beside a hash of the address", async () => {
    const { deps, token } = await withMail();
    await setSubscription(deps, token, false);
    const rows = [
      ...(await deps.db.read.select().from(unsubscribeLinks)),
      ...(await deps.db.read.select().from(mailOptOuts)),
    ];
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|@`));
    expect(deps.logged.join()).not.toContain(token);
  });

  it("changes nothing when altered or unknown", async () => {
    const { deps, token } = await withMail();
    for (const wrong of [`${token.slice(0, -1)}_`, "x", ""]) {
      await expect(setSubscription(deps, wrong, false)).rejects.toMatchObject(notFound);
      await expect(getSubscription(deps, wrong)).rejects.toMatchObject(notFound);
    }
    expect(await isOptedOut(deps.db.read, email, "rounds")).toBe(false);
  });
});

describe("an unsubscribed address", () => {
  it("is matched in any case, but not for other addresses of its mailbox", async () => {
    const deps = await makeDeps();
    await queue(deps, "ada+rounds@gmail.com");
    await setSubscription(deps, await tokenFor(deps, "ada+rounds@gmail.com"), false);
    expect(await queue(deps, "Ada+Rounds@Gmail.com")).toBe(false);
    for (const other of ["ada@gmail.com", "a.da+rounds@gmail.com", "ada+rounds@googlemail.com"])
      expect(await queue(deps, other)).toBe(true);
  });

  it("needs no account and shows on the account page", async () => {
    const deps = await makeDeps();
    const actor = await makeUser(deps, { email });
    expect(await getMailPreferences(deps, actor)).toEqual(everything);
    await queue(deps);
    await setSubscription(deps, await tokenFor(deps, email), false);
    expect(await getMailPreferences(deps, actor)).toEqual({ ...everything, rounds: false });
    expect(await setMailPreferences(deps, actor, {})).toEqual({ ...everything, rounds: false });
    expect(await setMailPreferences(deps, actor, { rounds: true })).toEqual(everything);
    expect(await queue(deps)).toBe(true);
  });
});
