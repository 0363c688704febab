import type { Queryable, Transaction } from "#db/client.ts";
import { signInCodes, emailVerifications, passwordResets, users } from "#db/schema/index.ts";
import { accountColumns } from "#db/columns.ts";
import { and, eq, gt } from "drizzle-orm";

type Verification = Omit<typeof emailVerifications.$inferInsert, "purpose">;
/** What a link to the account's own address does beside confirming it. */
type Purpose = "registration" | "sign-in";

/** Replaces the account's link. */
export async function replaceVerification(
  tx: Transaction,
  purpose: Purpose,
  link: Verification,
): Promise<void> {
  const row = { ...link, purpose };
  await tx
    .insert(emailVerifications)
    .values(row)
    .onConflictDoUpdate({ target: [emailVerifications.userId, emailVerifications.purpose], set: row });
}

export async function hasLiveVerification(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const { userId: of, purpose, expiresAt } = emailVerifications;
  const isLive = and(eq(of, userId), eq(purpose, "registration"), gt(expiresAt, now));
  return (await db.select({ userId: of }).from(emailVerifications).where(isLive).get()) !== undefined;
}

/** Does the same work on a table with the same indexes, so that timing doesn't reveal an unknown address. */
export async function imitateReplaceVerification(
  tx: Transaction,
  { tokenHash, expiresAt }: Pick<Verification, "tokenHash" | "expiresAt">,
): Promise<void> {
  await tx.insert(passwordResets).values({ email: tokenHash, tokenHash, expiresAt });
  await tx.delete(passwordResets).where(eq(passwordResets.email, tokenHash));
}

/** A link, dead or alive, with its account. */
export async function findVerification(db: Queryable, of: Purpose, tokenHash: string) {
  const { userId, email, expiresAt, purpose } = emailVerifications;
  const row = await db
    .select({ email, expiresAt, account: accountColumns })
    .from(emailVerifications)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(emailVerifications.tokenHash, tokenHash), eq(purpose, of)))
    .get();
  return row ?? null;
}

export async function deleteVerification(tx: Transaction, of: Purpose, userId: string): Promise<void> {
  const { userId: owner, purpose } = emailVerifications;
  await tx.delete(emailVerifications).where(and(eq(owner, userId), eq(purpose, of)));
}

/** Deletes the links to the account's own address, and its sign-in codes. */
export async function deleteVerificationAndCodes(tx: Transaction, userId: string): Promise<void> {
  await deleteVerification(tx, "registration", userId);
  await deleteVerification(tx, "sign-in", userId);
  await tx.delete(signInCodes).where(eq(signInCodes.userId, userId));
}

type SignInCode = typeof signInCodes.$inferSelect;

/** A sign-in code, dead or alive, with its account. */
export async function findSignInCode(db: Queryable, codeHash: string) {
  const row = await db
    .select({ expiresAt: signInCodes.expiresAt, account: accountColumns })
    .from(signInCodes)
    .innerJoin(users, eq(users.id, signInCodes.userId))
    .where(eq(signInCodes.codeHash, codeHash))
    .get();
  return row ?? null;
}

export async function insertSignInCode(tx: Transaction, row: SignInCode): Promise<void> {
  await tx.insert(signInCodes).values(row);
}

export async function deleteSignInCode(tx: Transaction, codeHash: string): Promise<void> {
  await tx.delete(signInCodes).where(eq(signInCodes.codeHash, codeHash));
}
