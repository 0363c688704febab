import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { VerificationStatus } from "#src/shared/account/verification.output.ts";
import { findAccountById } from "#src/server/domain/account/queries.ts";

/** Whether the person's address is confirmed. Nobody signs in before it is, so whoever can ask is told yes. */
export async function getVerificationStatus(
  { db }: Pick<Deps, "db">,
  { userId }: Actor,
): Promise<VerificationStatus> {
  const account = await findAccountById(db.read, userId);
  return { verified: account !== null && account.emailVerifiedAt !== null };
}
