import type { Queryable, Transaction } from "#db/client.ts";
import { mails, users } from "#db/schema/index.ts";
import { isGivenUp } from "#db/schema/mail.ts";
import { matchesPerson } from "#db/full-text-indexes.ts";
import { and, asc, desc, eq, gte, isNotNull, lt, or, sql, type SQL } from "drizzle-orm";

/*
 * Only emails about accounts are listed. The state of an email to an invited person or about a round depends
 * on who has answered, so of these there are only hourly counts.
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

/** The cursor of a page: after the email with this time and id. */
type MailCursor = { readonly time: number; readonly id: string } | null;

/** The exact expression of the index. */
const isRetrying = sql`${mails.state} = 'queued' and ${mails.attempts} > 0`;

/** Whether the recipient's address starts with this, or the full-text index finds the person. */
function isFor({ address, words }: MailSearch): SQL | undefined {
  const { recipient } = mails;
  const isAddress = and(gte(recipient, address), lt(recipient, `${address}\u{10FFFF}`));
  const person = sql`SELECT 1 FROM ${users} CROSS JOIN people_index WHERE ${users.email} = ${recipient} AND people_index.rowid = ${users.number} AND ${matchesPerson(words)}`;
  return or(isAddress, sql`EXISTS (${person})`);
}

/** A search, as the start of an address and as a full-text query. */
export interface MailSearch {
  readonly address: string;
  readonly words: string;
}

export interface MailPage {
  readonly from: MailCursor;
  readonly isDescending: boolean;
  readonly most: number;
}

/** Always a bound, so that the database searches the index for the first page, too. */
function isBehind(
  column: typeof mails.dueAt | typeof mails.createdAt,
  { from, isDescending }: MailPage,
): SQL {
  const row = sql`(${column}, ${mails.id})`;
  return isDescending
    ? sql`${row} < (${from?.time ?? Number.MAX_SAFE_INTEGER}, ${from?.id ?? ""})`
    : sql`${row} > (${from?.time ?? 0}, ${from?.id ?? ""})`;
}

/** Emails that wait for a retry, by its time. */
export const listRetrying = (
  db: Queryable,
  search: MailSearch | null,
  page: MailPage,
): Promise<readonly RefusedRow[]> => {
  const inOrder = page.isDescending ? desc : asc;
  const which = and(isRetrying, isBehind(mails.dueAt, page), search === null ? undefined : isFor(search));
  return refused(db, which).orderBy(inOrder(mails.dueAt), inOrder(mails.id)).limit(page.most);
};

/** Given-up emails, by creation. */
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
