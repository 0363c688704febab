import type { Queryable, Transaction } from "#db/client.ts";
import { prepared } from "#db/prepared.ts";
import { billings, paymentEvents, usedTrials, users } from "#db/schema/index.ts";
import { and, asc, eq, getTableColumns, gt, lte, sql } from "drizzle-orm";

export type BillingRow = typeof billings.$inferSelect;

/** Prepared: every signed-in page reads it for the account menu. */
export const billingByUser = prepared((db: Queryable) =>
  db
    .select()
    .from(billings)
    .where(eq(billings.userId, sql.placeholder("userId")))
    .prepare(),
);

export async function findBilling(db: Queryable, userId: string): Promise<BillingRow | null> {
  return (await db.select().from(billings).where(eq(billings.userId, userId)).get()) ?? null;
}

/** The account with this customer id, if any. */
export async function findUserOfCustomer(db: Queryable, customerId: string): Promise<string | null> {
  const row = await db
    .select({ userId: billings.userId })
    .from(billings)
    .where(eq(billings.customerId, customerId))
    .get();
  return row?.userId ?? null;
}

type Changes = Partial<Omit<BillingRow, "userId" | "updatedAt">>;

/** Updates some columns, or inserts a row. */
export async function saveBilling(
  tx: Transaction,
  userId: string,
  changes: Changes,
  updatedAt: Date,
): Promise<void> {
  await tx
    .insert(billings)
    .values({ userId, ...changes, updatedAt })
    .onConflictDoUpdate({ target: billings.userId, set: { ...changes, updatedAt } });
}

export async function deleteBilling(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(billings).where(eq(billings.userId, userId));
}

export async function isTrialUsed(db: Queryable, mailboxHash: string): Promise<boolean> {
  const row = await db
    .select({ usedAt: usedTrials.usedAt })
    .from(usedTrials)
    .where(eq(usedTrials.mailboxHash, mailboxHash))
    .get();
  return row !== undefined;
}

export async function rememberTrial(tx: Transaction, mailboxHash: string, usedAt: Date): Promise<void> {
  await tx.insert(usedTrials).values({ mailboxHash, usedAt }).onConflictDoNothing();
}

export async function isEventHandled(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id))
    .get();
  return row !== undefined;
}

export async function noteEvent(tx: Transaction, id: string, handledAt: Date): Promise<void> {
  await tx.insert(paymentEvents).values({ id, handledAt }).onConflictDoNothing();
}

/** The accounts to sync, longest due first. */
export async function listSyncDue(db: Queryable, now: Date, most: number): Promise<readonly string[]> {
  const rows = await db
    .select({ userId: billings.userId })
    .from(billings)
    .where(lte(billings.syncDueAt, now))
    .orderBy(asc(billings.syncDueAt))
    .limit(most);
  return rows.map(({ userId }) => userId);
}

export type TrialColumn = "trialEndsAt" | "subscriptionTrialEndsAt";

const endsWithin = (column: TrialColumn, after: Date, until: Date) =>
  and(gt(billings[column], after), lte(billings[column], until));

/** People whose trial ends in this span, by one of the two columns. */
export const listIdsOfTrialsEnding = async (db: Queryable, column: TrialColumn, after: Date, until: Date) => {
  const rows = await db
    .select({ userId: billings.userId })
    .from(billings)
    .where(endsWithin(column, after, until));
  return rows.map(({ userId }) => userId);
};

/** Filters people whose trial ends in this span, by one of the two columns. */
export const listTrialsEnding = (
  db: Queryable,
  userIds: readonly string[],
  column: TrialColumn,
  after: Date,
  until: Date,
) =>
  db
    .select({ ...getTableColumns(billings), email: users.email, firstName: users.firstName })
    .from(billings)
    .innerJoin(users, eq(users.id, billings.userId))
    .where(
      and(
        sql`${billings.userId} in (select value from json_each(${JSON.stringify(userIds)}))`,
        endsWithin(column, after, until),
      ),
    );

export type TrialEnding = Awaited<ReturnType<typeof listTrialsEnding>>[number];

export type Payer = NonNullable<Awaited<ReturnType<typeof findPayer>>>;

/** The recipient of emails about a plan; null if the account is gone. */
export async function findPayer(db: Queryable, userId: string) {
  const row = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  return row ?? null;
}
