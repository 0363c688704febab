import type { Queryable, Transaction } from "#db/client.ts";
import { prepared } from "#db/prepared.ts";
import {
  emailVerifications,
  knownDevices,
  passwordResets,
  sessions,
  signInCodes,
  users,
  verificationCodes,
} from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { accountColumns } from "#db/columns.ts";
import { deleteVerificationAndCodes } from "#src/server/domain/account/verification/verification-queries.ts";
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import type { TransactionDeps } from "#src/server/deps.ts";
import { alias } from "drizzle-orm/sqlite-core";

/** An account with what sign-in and sign-up need. */
export interface Account extends Actor {
  readonly passwordHash: string;
  /** null: unconfirmed. */
  readonly emailVerifiedAt: Date | null;
}

const accountByEmail = prepared((db: Queryable) =>
  db
    .select(accountColumns)
    .from(users)
    .where(eq(users.email, sql.placeholder("email")))
    .prepare(),
);

export const findAccountByEmail = async (db: Queryable, email: string): Promise<Account | null> =>
  (await accountByEmail(db).get({ email })) ?? null;

export async function findAccountById(db: Queryable, userId: string): Promise<Account | null> {
  const row = await db.select(accountColumns).from(users).where(eq(users.id, userId)).get();
  return row ?? null;
}

export async function insertAccount(tx: Transaction, row: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(row);
}

type CodeRow = typeof verificationCodes.$inferSelect;

/** Replaces the address's code, and deletes expired codes of all addresses. */
export async function replaceCode(tx: Transaction, row: CodeRow, now: Date): Promise<void> {
  await tx.delete(verificationCodes).where(lte(verificationCodes.expiresAt, now));
  await tx
    .insert(verificationCodes)
    .values(row)
    .onConflictDoUpdate({ target: verificationCodes.email, set: row });
}

/** Replaces the address's link. */
export async function replaceReset(tx: Transaction, row: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(row).onConflictDoUpdate({ target: passwordResets.email, set: row });
}

/** The account of a live reset link, if any. */
export async function findAccountOfReset(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<Account | null> {
  const isLive = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));
  const row = await db
    .select(accountColumns)
    .from(passwordResets)
    .innerJoin(users, eq(users.email, passwordResets.email))
    .where(isLive)
    .get();
  return row ?? null;
}

export async function deleteReset(tx: Transaction, email: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.email, email));
}

export async function findPasswordHash(db: Queryable, userId: string): Promise<string | null> {
  const row = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  return row?.passwordHash ?? null;
}

type Column = Exclude<keyof typeof users.$inferInsert, "id">;
/** `undefined` leaves a column alone. */
type Changes = { readonly [Key in Column]?: (typeof users.$inferInsert)[Key] | undefined };

export async function updateAccount(tx: Transaction, userId: string, changes: Changes): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, userId));
}

/** Filters accounts with a confirmed address. */
export const listConfirmed = (db: Queryable, userIds: readonly string[]): Promise<{ id: string }[]> =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNotNull(users.emailVerifiedAt)));

export async function markVerified(tx: Transaction, userId: string, now: Date): Promise<void> {
  const isUnverified = and(eq(users.id, userId), isNull(users.emailVerifiedAt));
  await tx.update(users).set({ emailVerifiedAt: now, updatedAt: now }).where(isUnverified);
  await deleteVerificationAndCodes(tx, userId);
}

/** The address's code if it may still be tried. */
export async function findLiveCode(db: Queryable, email: string, now: Date): Promise<CodeRow | null> {
  const { email: address, triesLeft, expiresAt } = verificationCodes;
  const isLive = and(eq(address, email), gt(triesLeft, 0), gt(expiresAt, now));
  return (await db.select().from(verificationCodes).where(isLive).get()) ?? null;
}

export async function countCodeTry(tx: Transaction, email: string): Promise<void> {
  const { email: address, triesLeft } = verificationCodes;
  await tx
    .update(verificationCodes)
    .set({ triesLeft: sql`${triesLeft} - 1` })
    .where(eq(address, email));
}

/** Repeats the expression of the index `users_admins`, with a bound, so that SQLite searches the index. */
const isMarked = and(sql`(${users.isAdmin} = 1 OR ${users.role} = 'admin')`, gt(users.number, 0));

/** Whether another marked administrator has a confirmed address; without one they can't sign in. */
export async function hasOtherMarkedAdministrator(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isMarked, isNotNull(users.emailVerifiedAt), ne(users.id, userId)))
    .limit(1)
    .get();
  return row !== undefined;
}

/** Deletes an account that owns nothing. Lists tables: a database server may not enforce foreign keys. */
export async function deleteAccountRow(tx: Transaction, userId: string): Promise<void> {
  for (const table of [sessions, signInCodes, knownDevices, emailVerifications])
    await tx.delete(table).where(eq(table.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
}

/** Deletes the account with all codes and links emailed to its address. */
export async function eraseAccountRows(
  tx: Transaction,
  _deps: TransactionDeps,
  { userId, email }: Actor,
): Promise<void> {
  await deleteAccountRow(tx, userId);
  for (const table of [passwordResets, verificationCodes, emailVerifications])
    await tx.delete(table).where(eq(table.email, email));
}

const purpose = "change";

/** Replaces the account's link. */
export async function replaceEmailChange(
  tx: Transaction,
  pending: Omit<typeof emailVerifications.$inferInsert, "purpose">,
): Promise<void> {
  const { userId, purpose: kind } = emailVerifications;
  const row = { ...pending, purpose } as const;
  await tx
    .insert(emailVerifications)
    .values(row)
    .onConflictDoUpdate({ target: [userId, kind], set: row });
}

const isLive = (tokenHash: string, now: Date) => {
  const link = emailVerifications;
  return and(eq(link.purpose, purpose), eq(link.tokenHash, tokenHash), gt(link.expiresAt, now));
};

/** The pending change of a live link; `waitingId` is an unconfirmed account that holds the new address. */
export async function findEmailChange(db: Queryable, tokenHash: string, now: Date) {
  const { userId, email } = emailVerifications;
  const waiting = alias(users, "waiting");
  const row = await db
    .select({ email, account: accountColumns, waitingId: waiting.id })
    .from(emailVerifications)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(waiting, and(eq(waiting.email, email), isNull(waiting.emailVerifiedAt)))
    .where(isLive(tokenHash, now))
    .get();
  return row ?? null;
}

export async function deleteEmailChange(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(emailVerifications)
    .where(and(eq(emailVerifications.userId, userId), eq(emailVerifications.purpose, purpose)));
}

/** Deletes all codes and links that were emailed to these addresses or to this person. */
export async function deleteEmailedSecrets(
  tx: Transaction,
  userId: string,
  addresses: readonly string[],
): Promise<void> {
  await tx.delete(passwordResets).where(inArray(passwordResets.email, [...addresses]));
  await tx.delete(verificationCodes).where(inArray(verificationCodes.email, [...addresses]));
  await tx.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
  await tx.delete(signInCodes).where(eq(signInCodes.userId, userId));
}
