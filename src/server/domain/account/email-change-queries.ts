import type { Queryable, Transaction } from "#db/client.ts";
import {
  signInCodes,
  emailVerifications,
  passwordResets,
  users,
  verificationCodes,
} from "#db/schema/index.ts";
import { accountColumns } from "#db/columns.ts";
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

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
