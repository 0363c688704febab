import type { Queryable, Transaction } from "#db/client.ts";
import { mails, users } from "#db/schema/index.ts";
import { isGivenUp } from "#db/schema/mail.ts";
import { isIndexed } from "#db/people-index.ts";
import { and, asc, desc, eq, gte, isNotNull, lt, or, sql, type SQL } from "drizzle-orm";

/*
 * Single emails are those about accounts alone. Whether one to an invited person, or about a round, is still tried, and when one
 * is given up, depends on who has answered: of these there are counts on the hour.
 */

const ofAccounts = eq(mails.lane, "account");

const columns = {
  id: mails.id,
  kind: mails.kind,
  state: mails.state,
  attempts: mails.attempts,
  createdAt: mails.createdAt,
  dueAt: mails.dueAt,
  refusal: mails.lastRefusal,
  recipient: mails.recipient,
};

const refused = (db: Queryable, which: SQL | undefined) =>
  db
    .select(columns)
    .from(mails)
    .where(and(which, ofAccounts, isNotNull(mails.lastRefusal)));

export type RefusedRow = Awaited<ReturnType<typeof refused>>[number];

/** Where a page of them starts: behind the email with that time and id. */
export type MailCursor = { readonly time: number; readonly id: string } | null;

/** In the very words of the index. */
const isRetrying = sql`${mails.state} = 'queued' and ${mails.attempts} > 0`;

/** Whether an email is for an address that begins like this, or for someone whom the index knows by these words. */
function isFor({ address, words }: MailSearch): SQL | undefined {
  const { recipient } = mails;
  const isAddress = and(gte(recipient, address), lt(recipient, `${address}\u{10FFFF}`));
  const person = sql`SELECT 1 FROM ${users} CROSS JOIN people_index WHERE ${users.email} = ${recipient} AND people_index.rowid = ${users.number} AND ${isIndexed(words)}`;
  return or(isAddress, sql`EXISTS (${person})`);
}

/** What someone typed: as the beginning of an address, and as a question to the full-text index. */
export interface MailSearch {
  readonly address: string;
  readonly words: string;
}

/** Those that wait for another try, next first. */
export const listRetrying = (
  db: Queryable,
  search: MailSearch | null,
  after: MailCursor,
  most: number,
): Promise<readonly RefusedRow[]> => {
  const { time, id } = after ?? { time: 0, id: "" };
  const isBehind = sql`(${mails.dueAt}, ${mails.id}) > (${time}, ${id})`;
  return refused(db, and(isRetrying, isBehind, search === null ? undefined : isFor(search)))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(most);
};

/** Those that are given up, newest first. */
export const listFailed = (
  db: Queryable,
  before: MailCursor,
  most: number,
): Promise<readonly RefusedRow[]> => {
  const { time, id } = before ?? { time: Number.MAX_SAFE_INTEGER, id: "" };
  return db
    .select(columns)
    .from(mails)
    .where(and(isGivenUp, sql`(${mails.createdAt}, ${mails.id}) < (${time}, ${id})`))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(most);
};

export const findRefused = (db: Queryable, id: string): Promise<RefusedRow | undefined> =>
  refused(db, eq(mails.id, id)).get();

export async function updateRefused(
  tx: Transaction,
  id: string,
  changes: { readonly dueAt?: Date; readonly lastRefusal?: null },
): Promise<void> {
  await tx.update(mails).set(changes).where(eq(mails.id, id));
}
