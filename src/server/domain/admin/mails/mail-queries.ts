import type { Queryable, Transaction } from "#db/client.ts";
import { mails } from "#db/schema/index.ts";
import { and, asc, desc, eq, gt, isNotNull, sql, type SQL } from "drizzle-orm";

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

/** In the very words of the indexes, and with a bound, so that the database searches them. */
const isRetrying = sql`${mails.state} = 'queued' and ${mails.attempts} > 0`;
const isFailed = and(eq(mails.state, "failed"), sql`${mails.state} <> 'sent'`);

/** Those that wait for another try, next first. */
export const listRetrying = (db: Queryable, most: number): Promise<readonly RefusedRow[]> =>
  refused(db, and(isRetrying, gt(mails.dueAt, new Date(0))))
    .orderBy(asc(mails.dueAt))
    .limit(most);

/** Those that are given up, newest first. */
export const listFailed = (
  db: Queryable,
  before: { readonly time: number; readonly id: string } | null,
  most: number,
): Promise<readonly RefusedRow[]> => {
  const { time, id } = before ?? { time: Number.MAX_SAFE_INTEGER, id: "" };
  return refused(db, and(isFailed, sql`(${mails.createdAt}, ${mails.id}) < (${time}, ${id})`))
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
