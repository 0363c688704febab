import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Env } from "#src/server/env.ts";

/**
 * Whoever has the support address is an administrator (see `isAdministrator`). It is proved by a code that its reader types,
 * never by a link: someone else could have had that emailed, for an account whose password they know.
 *
 * @throws {DomainError} `bad_request`, about the field `email`
 */
export function refuseSupportAddress({ SUPPORT_EMAIL }: Pick<Env, "SUPPORT_EMAIL">, email: string): void {
  if (email === SUPPORT_EMAIL) throw accountErrors.codeOnly();
}
