import type { Origin } from "#src/server/actor.ts";
import { forgetLogIns } from "#src/server/auth/log-in-count.ts";
import { giveBackToLimit, takeFromLimits } from "#src/server/auth/limits.ts";
import { verifyPassword } from "#src/server/auth/passwords.ts";
import type { Deps } from "#src/server/deps.ts";
import { presentUser } from "#src/server/domain/account/present-user.ts";
import { findAccount } from "#src/server/domain/account/find-account.ts";
import { DomainError } from "#src/server/errors.ts";
import { accountTexts, type Credentials, type SignedIn } from "#src/shared/account.ts";
import { logInLimits, logInsByNetwork } from "./limits.ts";

/**
 * Signs a person in. An unknown address and a wrong password are answered alike, after the same work.
 *
 * @throws {DomainError} `unauthenticated`, `too_many_requests`
 */
export async function logIn(deps: Deps, origin: Origin, credentials: Credentials): Promise<SignedIn> {
  const { email, password } = credentials;
  await takeFromLimits(deps, logInLimits(origin, email));
  const account = await findAccount(deps, email);
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (account === null || !isRight) throw new DomainError("unauthenticated", accountTexts.badCredentials);
  await forgetLogIns(deps, email);
  await giveBackToLimit(deps, logInsByNetwork(origin));
  return { token: await deps.sessions.start(account.userId), user: presentUser(account) };
}
