import type { Queryable, Transaction } from "#db/client.ts";
import { mails, throttledMails, users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { counterKey } from "#src/server/auth/limits/counters.ts";
import { after, days } from "#src/server/clock.ts";
import { emptied } from "#src/server/domain/mail/queue/queries.ts";
import type { Delivery } from "#src/shared/invitation/invitation.output.ts";
import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";

/** What a mailbox gets from all senders together: accounts are easily had. */
const mostADay = 15;

/** An email that asks someone for something: from whom, to which mailbox, and whether it waits. */
export interface Throttle {
  readonly sender: Pick<Actor, "userId" | "mailbox">;
  readonly mailbox: string;
  readonly delivery: Delivery;
}

interface ThrottledMail {
  readonly id: string;
  readonly to: string;
  readonly about: string;
  readonly throttle: Throttle;
}

const { id, email, firstName } = users;
const { mailId, state, mailboxKey, at, about } = throttledMails;
const keyOfMailbox = (mailbox: string, sender = ""): string =>
  counterKey({ name: `requests by email\n${sender}`, subject: `mailbox ${mailbox}` });
const over = { about: null, senderId: null, recipient: null };

/** Which of `mailboxes` have had all emails that they get in a day, or have some waiting. */
export async function listFull(
  tx: Transaction,
  now: Date,
  mailboxes: readonly string[],
): Promise<ReadonlySet<string>> {
  const byKey = new Map(mailboxes.map((mailbox) => [keyOfMailbox(mailbox), mailbox]));
  const isCounted = or(eq(state, "waiting"), and(eq(state, "released"), gt(at, after(now, -days(1)))));
  const full = await tx
    .select({ key: mailboxKey })
    .from(throttledMails)
    .where(and(inArray(mailboxKey, [...byKey.keys()]), isCounted))
    .groupBy(mailboxKey)
    .having(sql`count(*) >= ${mostADay} or max(${state}) = 'waiting'`);
  return new Set(full.flatMap(({ key }) => byKey.get(key) ?? []));
}

/** Counts emails for their mailboxes. What an earlier one about the same came to is over. */
export async function insertThrottled(
  tx: Transaction,
  now: Date,
  queued: readonly ThrottledMail[],
): Promise<void> {
  if (queued.length === 0) return;
  const isAbout = inArray(
    about,
    queued.map((mail) => mail.about),
  );
  await tx.delete(throttledMails).where(and(isAbout, eq(state, "given up")));
  const rows = queued.map(({ id, to, about, throttle: { sender, mailbox, delivery } }) => ({
    ...{
      mailId: id,
      mailboxKey: keyOfMailbox(mailbox),
      senderKey: keyOfMailbox(mailbox, sender.mailbox),
      at: now,
    },
    ...(delivery === "later"
      ? { state: "waiting" as const, about, senderId: sender.userId, recipient: to }
      : { state: "released" as const, ...over }),
  }));
  await tx.insert(throttledMails).values(rows);
}

export const hasWaiting = async (db: Queryable): Promise<boolean> =>
  (await db.select({ mailId }).from(throttledMails).where(eq(state, "waiting")).limit(1)).length > 0;

/** Those that there is room for: one of each sender before anyone's second, with what each had released within a day. */
function inTurn(now: Date) {
  const isSent = sql`sent.state = 'released' and sent.at > ${after(now, -days(1)).getTime()}`;
  return sql`
    select mail_id from (
      select mail_id, mailbox_key, row_number() over (partition by mailbox_key order by turn, at, mail_id) as place from (
        select waiting.*, row_number() over (partition by sender_key order by at, mail_id) + (
          select count(*) from ${throttledMails} sent
          where sent.mailbox_key = waiting.mailbox_key and sent.sender_key = waiting.sender_key and ${isSent}) as turn
        from ${throttledMails} waiting where waiting.state = 'waiting')) placed
    where place <= ${mostADay} - (
      select count(*) from ${throttledMails} sent where sent.mailbox_key = placed.mailbox_key and ${isSent})`;
}

/** Lets emails go that have their turn; without a mail server, to the local mailbox. */
export async function releaseInTurn(tx: Transaction, now: Date, isLocal: boolean): Promise<void> {
  await tx
    .update(throttledMails)
    .set({ state: "released", at: now, ...over })
    .where(sql`${mailId} in (${inTurn(now)})`);
  const released = tx
    .select({ mailId })
    .from(throttledMails)
    .where(and(eq(state, "released"), eq(at, now)));
  const local = sql`case ${mails.recipient} when '' then 'sent' else 'local' end`;
  await tx
    .update(mails)
    .set({ dueAt: now, state: isLocal ? local : "queued" })
    .where(and(inArray(mails.id, released), eq(mails.state, "queued"), gt(mails.dueAt, now)));
}

/** Emails that have waited since before then: for whom, and from whom. */
export const listWaitingSince = (tx: Transaction, then: Date) =>
  tx
    .select({ mailId, to: throttledMails.recipient, sender: { id, email, firstName } })
    .from(throttledMails)
    .leftJoin(users, eq(users.id, throttledMails.senderId))
    .where(and(eq(state, "waiting"), lte(at, then)))
    .orderBy(at, mailId);

/** Empties emails that are given up. Their rows here stay, so that the sender can see it. */
export async function giveUp(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .update(throttledMails)
    .set({ state: "given up", senderId: null, recipient: null })
    .where(inArray(mailId, [...ids]));
  await tx
    .update(mails)
    .set({ state: "failed", ...emptied })
    .where(and(inArray(mails.id, [...ids]), eq(mails.state, "queued")));
}
