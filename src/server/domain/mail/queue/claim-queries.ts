import type { Queryable, Transaction } from "#db/client.ts";
import { mails } from "#db/schema/index.ts";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { MailRow } from "./queries.ts";
import type { TokenBucket } from "./token-bucket.ts";

type Queue = Pick<TokenBucket, "name" | "isRetry">;

/** Literals, as in the partial indexes' conditions: SQLite doesn't use them with parameters. */
const isDueIn = ({ name, isRetry }: Queue, now: Date) =>
  and(
    sql`${mails.state} = 'queued'`,
    isRetry ? sql`${mails.attempts} > 0` : sql`${mails.attempts} = 0`,
    eq(mails.bucket, name),
    lte(mails.dueAt, now),
  );

/** Checks for due emails without a write. */
export async function hasDueMail(db: Queryable, queues: readonly Queue[], now: Date): Promise<boolean> {
  const [first, second, ...others] = queues.map((queue) =>
    db.select({ id: mails.id }).from(mails).where(isDueIn(queue, now)),
  );
  if (first === undefined || second === undefined) return false;
  return (await unionAll(first, second, ...others).limit(1)).length > 0;
}

/** Lists due emails, oldest first, with or without a recipient. */
export const listDueMails = (tx: Transaction, queue: Queue, now: Date, most: number): Promise<MailRow[]> =>
  tx.select().from(mails).where(isDueIn(queue, now)).orderBy(asc(mails.dueAt)).limit(most);

/** Leases emails until `leaseEnds` and counts the attempt; nobody else sends or drops them meanwhile. */
export async function leaseMails(tx: Transaction, ids: readonly string[], leaseEnds: Date): Promise<void> {
  await tx
    .update(mails)
    .set({ dueAt: leaseEnds, attempts: sql`${mails.attempts} + 1`, lastRefusal: null })
    .where(inArray(mails.id, [...ids]));
}

/** Stores the result of an attempt, unless the lease has expired and another worker has the email. */
export async function settleMail(
  tx: Transaction,
  { id, attempts }: Pick<MailRow, "id" | "attempts">,
  changes: Partial<MailRow>,
): Promise<void> {
  await tx
    .update(mails)
    .set(changes)
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts), eq(mails.state, "queued")));
}
