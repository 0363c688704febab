import type { Queryable, Transaction } from "#db/client.ts";
import { autoTokens, emailVerifications, passwordResets } from "#db/schema/index.ts";
import { and, eq, gt } from "drizzle-orm";

type Verification = Omit<typeof emailVerifications.$inferInsert, "purpose">;

/** Makes this the one live link that confirms the account's own address. */
export async function replaceVerification(tx: Transaction, link: Verification): Promise<void> {
  const { userId, purpose } = emailVerifications;
  const row = { ...link, purpose: "registration" } as const;
  await tx
    .insert(emailVerifications)
    .values(row)
    .onConflictDoUpdate({ target: [userId, purpose], set: row });
}

/** Whether a link that confirms the account's own address can still be opened. */
export async function hasLiveVerification(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const { userId: of, purpose, expiresAt } = emailVerifications;
  const isLive = and(eq(of, userId), eq(purpose, "registration"), gt(expiresAt, now));
  return (await db.select({ userId: of }).from(emailVerifications).where(isLive).get()) !== undefined;
}

/**
 * As much work, for nobody, so that whoever waits for the answer cannot tell: a row in a table with the same indexes, which asks for no
 * account, comes and goes.
 */
export async function replaceVerificationOfNobody(
  tx: Transaction,
  { tokenHash, expiresAt }: Pick<Verification, "tokenHash" | "expiresAt">,
): Promise<void> {
  await tx.insert(passwordResets).values({ email: tokenHash, tokenHash, expiresAt });
  await tx.delete(passwordResets).where(eq(passwordResets.email, tokenHash));
}

/** Uses a link up, dead or alive. null when there is no such link. */
export async function takeVerification(tx: Transaction, tokenHash: string): Promise<Verification | null> {
  const isRegistration = eq(emailVerifications.purpose, "registration");
  const [row] = await tx
    .delete(emailVerifications)
    .where(and(eq(emailVerifications.tokenHash, tokenHash), isRegistration))
    .returning();
  return row ?? null;
}

/** Ends the link that confirms the account's own address, and its one-time codes. */
export async function forgetVerification(tx: Transaction, userId: string): Promise<void> {
  const { userId: of, purpose } = emailVerifications;
  await tx.delete(emailVerifications).where(and(eq(of, userId), eq(purpose, "registration")));
  await tx.delete(autoTokens).where(eq(autoTokens.userId, userId));
}

type AutoToken = typeof autoTokens.$inferSelect;

export async function insertAutoToken(tx: Transaction, row: AutoToken): Promise<void> {
  await tx.insert(autoTokens).values(row);
}

export async function findAutoToken(tx: Transaction, tokenHash: string): Promise<AutoToken | null> {
  return (await tx.select().from(autoTokens).where(eq(autoTokens.tokenHash, tokenHash)).get()) ?? null;
}

export async function deleteAutoToken(tx: Transaction, tokenHash: string): Promise<void> {
  await tx.delete(autoTokens).where(eq(autoTokens.tokenHash, tokenHash));
}
