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
import { forgetVerification } from "#src/server/domain/account/verification/verification-queries.ts";
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import type { TransactionDeps } from "#src/server/deps.ts";
import { alias } from "drizzle-orm/sqlite-core";

/** What sign-in and sign-up need to know of an account. */
export interface Account extends Actor {
  readonly passwordHash: string;
  /** null: nobody has shown yet that the address is theirs. */
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

/** Makes this the one live code of its address, and clears away those of all addresses that are over. */
export async function replaceCode(tx: Transaction, row: CodeRow, now: Date): Promise<void> {
  await tx.delete(verificationCodes).where(lte(verificationCodes.expiresAt, now));
  await tx
    .insert(verificationCodes)
    .values(row)
    .onConflictDoUpdate({ target: verificationCodes.email, set: row });
}

/** Makes this the one live link of its address. */
export async function replaceReset(tx: Transaction, row: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(row).onConflictDoUpdate({ target: passwordResets.email, set: row });
}

/** The account that a link sets a new password for. null when there is no such link, or not any more, or no such account. */
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

/** Ends the link of an address, if there is one. */
export async function dropReset(tx: Transaction, email: string): Promise<void> {
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
/** What is undefined stays as it is. */
type Changes = { readonly [Key in Column]?: (typeof users.$inferInsert)[Key] | undefined };

export async function updateAccount(tx: Transaction, userId: string, changes: Changes): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, userId));
}

/** The address is the person's: they have read an email to it. */
/** The accounts among these whose address is confirmed. */
export const listConfirmed = (db: Queryable, userIds: readonly string[]): Promise<{ id: string }[]> =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNotNull(users.emailVerifiedAt)));

export async function markVerified(tx: Transaction, userId: string, now: Date): Promise<void> {
  const isUnverified = and(eq(users.id, userId), isNull(users.emailVerifiedAt));
  await tx.update(users).set({ emailVerifiedAt: now, updatedAt: now }).where(isUnverified);
  await forgetVerification(tx, userId);
}

/** The code of an address; null when there is none that may still be tried. */
export async function findLiveCode(db: Queryable, email: string, now: Date): Promise<CodeRow | null> {
  const { email: address, triesLeft, expiresAt } = verificationCodes;
  const isLive = and(eq(address, email), gt(triesLeft, 0), gt(expiresAt, now));
  return (await db.select().from(verificationCodes).where(isLive).get()) ?? null;
}

/** Counts one try. */
export async function countCodeTry(tx: Transaction, email: string): Promise<void> {
  const { email: address, triesLeft } = verificationCodes;
  await tx
    .update(verificationCodes)
    .set({ triesLeft: sql`${triesLeft} - 1` })
    .where(eq(address, email));
}

/** In the very words of the index `users_admins`, and with a bound, so that the database searches it. */
const isMarked = and(sql`(${users.isAdmin} = 1 OR ${users.role} = 'admin')`, gt(users.number, 0));

/** Whether anyone else is marked as an administrator, and has confirmed their address: others can't sign in. */
export async function hasOtherMarked(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isMarked, isNotNull(users.emailVerifiedAt), ne(users.id, userId)))
    .limit(1)
    .get();
  return row !== undefined;
}

/** Erases an account that nothing belongs to any more. Says each table: a database server may not enforce foreign keys. */
export async function deleteAccountRow(tx: Transaction, userId: string): Promise<void> {
  for (const table of [sessions, signInCodes, knownDevices, emailVerifications])
    await tx.delete(table).where(eq(table.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
}

/** With an account, codes and links that were emailed to its address. */
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

/** Makes this the one live link of its account. */
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

/**
 * What a link confirms: whose address `email` shall be, and which account waits there for someone to confirm it. null when there is no
 * such link, or not any more.
 */
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

/** Stops a change that was asked for. */
export async function dropEmailChange(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(emailVerifications)
    .where(and(eq(emailVerifications.userId, userId), eq(emailVerifications.purpose, purpose)));
}

/** Erases whatever was emailed and still opens something: codes and links of these addresses, and all of the person's. */
export async function dropMailedSecrets(
  tx: Transaction,
  userId: string,
  addresses: readonly string[],
): Promise<void> {
  await tx.delete(passwordResets).where(inArray(passwordResets.email, [...addresses]));
  await tx.delete(verificationCodes).where(inArray(verificationCodes.email, [...addresses]));
  await tx.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
  await tx.delete(signInCodes).where(eq(signInCodes.userId, userId));
}
