import type { Transaction } from "#db/client.ts";
import { autoTokens, emailVerifications, passwordResets, verificationCodes } from "#db/schema/index.ts";
import { and, eq, gt, inArray } from "drizzle-orm";

const purpose = "change";

/** An address that shall take the place of a person's present one. */
export interface PendingEmail {
  readonly userId: string;
  readonly email: string;
}

/** Makes this the one live link of its account. */
export async function replaceEmailChange(
  tx: Transaction,
  pending: PendingEmail & { readonly tokenHash: string; readonly expiresAt: Date },
): Promise<void> {
  const { userId, purpose: kind } = emailVerifications;
  const row = { ...pending, purpose } as const;
  await tx
    .insert(emailVerifications)
    .values(row)
    .onConflictDoUpdate({ target: [userId, kind], set: row });
}

/** Uses a link up: gives what it confirms, and erases it. null when there is no such link, or not any more. */
export async function takeEmailChange(
  tx: Transaction,
  tokenHash: string,
  now: Date,
): Promise<PendingEmail | null> {
  const link = emailVerifications;
  const [row] = await tx
    .delete(link)
    .where(and(eq(link.purpose, purpose), eq(link.tokenHash, tokenHash), gt(link.expiresAt, now)))
    .returning({ userId: link.userId, email: link.email });
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
  await tx.delete(autoTokens).where(eq(autoTokens.userId, userId));
}
