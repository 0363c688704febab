import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Origin } from "#src/server/actor.ts";
import { admit } from "#src/server/auth/limits/admission.ts";
import { forgetLogIns } from "#src/server/auth/limits/log-in-count.ts";
import { hashPassword } from "#src/server/auth/password/passwords.ts";
import type { Deps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import type { Done } from "#src/shared/account/account.output.ts";
import type { PasswordReset } from "#src/shared/account/account.input.ts";
import { resetLimits } from "#src/server/domain/account/limits.ts";
import { findAccountByEmail, markVerified, takeReset } from "#src/server/domain/account/queries.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";
import { setPassword } from "./set-password.ts";

/** Uses the link up. Gives the address of the account; null when the link is dead, or leads to no account. */
async function useLink(
  tx: Transaction,
  deps: Deps,
  tokenHash: string,
  passwordHash: string,
): Promise<string | null> {
  const now = deps.clock.now();
  const email = await takeReset(tx, tokenHash, now);
  const account = email === null ? null : await findAccountByEmail(tx, email);
  if (account === null) return null;
  await markVerified(tx, account.userId, now);
  await setPassword(tx, deps, account, passwordHash);
  return account.email;
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
  // Before the link is looked at: hashing is too slow for a transaction.
  const passwordHash = await hashPassword(password, waiter);
  const email = await deps.db.write((tx) => useLink(tx, deps, sha256(token), passwordHash));
  if (email === null) throw accountErrors.resetLinkDead();
  // Whoever was shut out by someone's guesses comes in with the new password.
  await forgetLogIns(deps, email);
  return { success: true, message: accountTexts.resetDone };
}
