import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { admit } from "#src/server/auth/limits/admission.ts";
import { verifyPassword } from "#src/server/auth/password/passwords.ts";
import type { Deps } from "#src/server/deps.ts";
import { passwordChangeLimits } from "#src/server/domain/account/limits.ts";
import { findPasswordHash } from "#src/server/domain/account/queries.ts";

/**
 * What a session alone must not do asks for the password once more. All of it is counted together: whoever holds a session
 * has ten guesses, and not ten for each act.
 *
 * @returns the password's hash, for `requireUnchanged`: comparing takes a while, and the password may change meanwhile.
 * @throws {DomainError} `bad_request` when the password is wrong; `too_many_requests`.
 */
export async function requirePassword(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  password: string,
): Promise<string> {
  const waiter = await admit(deps, origin, { limits: passwordChangeLimits(origin, actor) });
  const passwordHash = await findPasswordHash(deps.db.read, actor.userId);
  const isRight = await verifyPassword(passwordHash, password, waiter);
  if (!isRight || passwordHash === null) throw accountErrors.wrongPassword();
  return passwordHash;
}

/**
 * @param required the hash of the password that was asked for; null where none was
 * @throws {DomainError} `bad_request` when the password is not that one any more
 */
export async function requireUnchanged(
  tx: Transaction,
  actor: Actor,
  required: string | null,
): Promise<void> {
  if (required === null) return;
  if ((await findPasswordHash(tx, actor.userId)) !== required) throw accountErrors.wrongPassword();
}
