import type { Queryable, Transaction } from "#db/client.ts";
import { mails } from "#db/schema/index.ts";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { MailRow } from "./queries.ts";
import type { TokenBucket } from "./token-bucket.ts";

type Queue = Pick<TokenBucket, "name" | "isRetry">;

/** In the very words of the indexes, which the database would not take for these with a parameter in them. */
const isDueIn = ({ name, isRetry }: Queue, now: Date) =>
  and(
    sql`${mails.state} = 'queued'`,
    isRetry ? sql`${mails.attempts} > 0` : sql`${mails.attempts} = 0`,
    eq(mails.bucket, name),
    lte(mails.dueAt, now),
  );

/** Whether any email is due; cheap, and no write. */
export async function hasDueMail(db: Queryable, queues: readonly Queue[], now: Date): Promise<boolean> {
  const [first, second, ...others] = queues.map((queue) =>
    db.select({ id: mails.id }).from(mails).where(isDueIn(queue, now)),
  );
  if (first === undefined || second === undefined) return false;
  return (await unionAll(first, second, ...others).limit(1)).length > 0;
}

/** Emails that are due, longest first: the same rows, whoever they are for. */
export const listDueMails = (tx: Transaction, queue: Queue, now: Date, most: number): Promise<MailRow[]> =>
  tx.select().from(mails).where(isDueIn(queue, now)).orderBy(asc(mails.dueAt)).limit(most);

/** Takes emails for oneself until `leaseEnds`, and counts the try. While someone has one, nobody else may try it or drop it. */
export async function leaseMails(tx: Transaction, ids: readonly string[], leaseEnds: Date): Promise<void> {
  await tx
    .update(mails)
    .set({ dueAt: leaseEnds, attempts: sql`${mails.attempts} + 1`, lastRefusal: null })
    .where(inArray(mails.id, [...ids]));
}

/** Writes what came of a try, unless the lease ran out meanwhile and another worker has the email. */
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
