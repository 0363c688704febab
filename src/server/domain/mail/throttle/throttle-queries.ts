import type { Queryable, Transaction } from "#db/client.ts";
import { mails, throttledMails, users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { counterKey } from "#src/server/auth/limits/counters.ts";
import { after, days } from "#src/server/clock.ts";
import { erasedContent } from "#src/server/domain/mail/queue/queries.ts";
import type { Delivery } from "#src/shared/invitation/invitation.output.ts";
import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";

/** The limit is per mailbox, over all senders: anyone can create more accounts. */
const dailyLimit = 15;

/** Sender and mailbox of an email that asks for something, and whether it waits. */
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
const erasedFields = { about: null, senderId: null, recipient: null };

/** Finds mailboxes that have reached their daily limit or have emails waiting. */
export async function listFullMailboxes(
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
    .having(sql`count(*) >= ${dailyLimit} or max(${state}) = 'waiting'`);
  return new Set(full.flatMap(({ key }) => byKey.get(key) ?? []));
}

/** Counts emails for their mailboxes, and forgets earlier failures about the same subjects. */
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
      : { state: "released" as const, ...erasedFields }),
  }));
  await tx.insert(throttledMails).values(rows);
}

export const hasWaiting = async (db: Queryable): Promise<boolean> =>
  (await db.select({ mailId }).from(throttledMails).where(eq(state, "waiting")).limit(1)).length > 0;

/** Emails with room in their mailboxes, taking turns by sender; what was released within a day counts. */
function nextInTurn(now: Date) {
  const isSent = sql`sent.state = 'released' and sent.at > ${after(now, -days(1)).getTime()}`;
  return sql`
    select mail_id from (
      select mail_id, mailbox_key, row_number() over (partition by mailbox_key order by turn, at, mail_id) as place from (
        select waiting.*, row_number() over (partition by sender_key order by at, mail_id) + (
          select count(*) from ${throttledMails} sent
          where sent.mailbox_key = waiting.mailbox_key and sent.sender_key = waiting.sender_key and ${isSent}) as turn
        from ${throttledMails} waiting where waiting.state = 'waiting')) placed
    where place <= ${dailyLimit} - (
      select count(*) from ${throttledMails} sent where sent.mailbox_key = placed.mailbox_key and ${isSent})`;
}

/** Releases emails whose turn has come: to the queue, or to the local mailbox. */
export async function releaseNextInTurn(tx: Transaction, now: Date, isLocal: boolean): Promise<void> {
  await tx
    .update(throttledMails)
    .set({ state: "released", at: now, ...erasedFields })
    .where(sql`${mailId} in (${nextInTurn(now)})`);
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

/** Lists emails that have waited since before then, with their senders. */
export const listWaitingSince = (tx: Transaction, then: Date) =>
  tx
    .select({ mailId, to: throttledMails.recipient, sender: { id, email, firstName } })
    .from(throttledMails)
    .leftJoin(users, eq(users.id, throttledMails.senderId))
    .where(and(eq(state, "waiting"), lte(at, then)))
    .orderBy(at, mailId);

/** Marks emails as failed and erases them. Their throttle rows stay, so that the sender sees it. */
export async function failMails(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .update(throttledMails)
    .set({ state: "given up", senderId: null, recipient: null })
    .where(inArray(mailId, [...ids]));
  await tx
    .update(mails)
    .set({ state: "failed", ...erasedContent })
    .where(and(inArray(mails.id, [...ids]), eq(mails.state, "queued")));
}
