import { accountErrors } from "#src/server/domain/account/errors.ts";
import { isGuessablePassword } from "#src/server/auth/password/guessable-password.ts";
import { isCommonPassword } from "#src/server/auth/password/passwords.ts";
import type { Deps } from "#src/server/deps.ts";

/**
 * Refuses a new password that others would guess: one of the commonest, one made of words about this site or the person, or
 * one known from breaches where a service for that is configured. May ask over the network: not within a transaction.
 *
 * @param about what is known of the person: address, names
 * @throws {DomainError} `bad_request`, about the field `password`
 */
export async function refuseWeakPassword(
  { breachedPasswords }: Pick<Deps, "breachedPasswords">,
  password: string,
  about: readonly string[],
): Promise<void> {
  if (await isCommonPassword(password)) throw accountErrors.commonPassword();
  if (isGuessablePassword(password, about)) throw accountErrors.guessablePassword();
  if (breachedPasswords !== null && (await breachedPasswords(password)))
    throw accountErrors.breachedPassword();
}
