import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Origin } from "#src/server/actor.ts";
import { admit } from "#src/server/auth/limits/admission.ts";
import { forgetLogInsIn } from "#src/server/auth/limits/log-in-count.ts";
import { hashPassword } from "#src/server/auth/password/passwords.ts";
import type { Deps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import type { Done } from "#src/shared/account/account.output.ts";
import type { PasswordReset } from "#src/shared/account/account.input.ts";
import { resetLimits } from "#src/server/domain/account/limits.ts";
import { findAccountOfReset, markVerified } from "#src/server/domain/account/queries.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";
import { setPassword } from "./set-password.ts";

/** Uses the link up; not when it is dead, or leads to no account. Says whether it did. */
async function useLink(
  tx: Transaction,
  deps: Deps,
  tokenHash: string,
  passwordHash: string,
): Promise<boolean> {
  const now = deps.clock.now();
  const account = await findAccountOfReset(tx, tokenHash, now);
  if (account === null) return false;
  await markVerified(tx, account.userId, now);
  // With it goes the link.
  await setPassword(tx, deps, account, passwordHash);
  // Someone shut out by another person's guesses can sign in with the new password.
  await forgetLogInsIn(tx, account.email);
  return true;
}

/**
 * Sets a new password with the token of an emailed link, which works once. All sessions end; the person is told by email.
 *
 * @throws {DomainError} `bad_request` for a dead link and for a weak password, which leaves the link alive;
 * `too_many_requests`.
 */
export async function resetPassword(
  deps: Deps,
  origin: Origin,
  { token, password }: PasswordReset,
): Promise<Done> {
  const waiter = await admit(deps, origin, { limits: resetLimits(origin) });
  // Whose it will be is known only once the link is used up.
  await refuseWeakPassword(deps, password, []);
  // Hashing is too slow for a transaction.
  const passwordHash = await hashPassword(password, waiter);
  const isDone = await deps.db.write((tx) => useLink(tx, deps, sha256(token), passwordHash));
  if (!isDone) throw accountErrors.resetLinkDead();
  return { success: true, message: accountTexts.resetDone };
}
