import type { Queryable, Transaction } from "#db/client.ts";
import { mails, users } from "#db/schema/index.ts";
import { isGivenUp } from "#db/schema/mail.ts";
import { matchesPerson } from "#db/full-text-indexes.ts";
import { and, asc, desc, eq, gte, isNotNull, lt, or, sql, type SQL } from "drizzle-orm";

/*
 * Single emails are those about accounts alone. Whether one to an invited person, or about a round, is still tried, and when one
 * is given up, depends on who has answered: of these there are counts on the hour.
 */

const ofAccounts = eq(mails.bucket, "account");

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
type MailCursor = { readonly time: number; readonly id: string } | null;

/** In the very words of the index. */
const isRetrying = sql`${mails.state} = 'queued' and ${mails.attempts} > 0`;

/** Whether an email is for an address that begins like this, or for someone whom the index knows by these words. */
function isFor({ address, words }: MailSearch): SQL | undefined {
  const { recipient } = mails;
  const isAddress = and(gte(recipient, address), lt(recipient, `${address}\u{10FFFF}`));
  const person = sql`SELECT 1 FROM ${users} CROSS JOIN people_index WHERE ${users.email} = ${recipient} AND people_index.rowid = ${users.number} AND ${matchesPerson(words)}`;
  return or(isAddress, sql`EXISTS (${person})`);
}

/** What someone typed: as the beginning of an address, and as a question to the full-text index. */
export interface MailSearch {
  readonly address: string;
  readonly words: string;
}

/** A page of them: where it starts, which way it goes, and how many it has at most. */
export interface MailPage {
  readonly from: MailCursor;
  readonly isDescending: boolean;
  readonly most: number;
}

/** There is always a bound, so that the database searches an index also for the first page. */
function isBehind(
  column: typeof mails.dueAt | typeof mails.createdAt,
  { from, isDescending }: MailPage,
): SQL {
  const row = sql`(${column}, ${mails.id})`;
  return isDescending
    ? sql`${row} < (${from?.time ?? Number.MAX_SAFE_INTEGER}, ${from?.id ?? ""})`
    : sql`${row} > (${from?.time ?? 0}, ${from?.id ?? ""})`;
}

/** Those that wait for another try, by when that is. */
export const listRetrying = (
  db: Queryable,
  search: MailSearch | null,
  page: MailPage,
): Promise<readonly RefusedRow[]> => {
  const inOrder = page.isDescending ? desc : asc;
  const which = and(isRetrying, isBehind(mails.dueAt, page), search === null ? undefined : isFor(search));
  return refused(db, which).orderBy(inOrder(mails.dueAt), inOrder(mails.id)).limit(page.most);
};

/** Those that are given up, by when they were written. */
export const listFailed = (db: Queryable, page: MailPage): Promise<readonly RefusedRow[]> => {
  const inOrder = page.isDescending ? desc : asc;
  return db
    .select(columns)
    .from(mails)
    .where(and(isGivenUp, isBehind(mails.createdAt, page)))
    .orderBy(inOrder(mails.createdAt), inOrder(mails.id))
    .limit(page.most);
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
