import { sessionErrors } from "./errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Origin } from "#src/server/actor.ts";
import { forgetLogInsIn, type Limit, enforceLimits } from "#src/server/auth/limits/limits.ts";
import { isKnownDevice } from "#src/server/auth/session/known-devices.ts";
import { forgetCount, uncountEach } from "#src/server/auth/limits/counters.ts";
import { verifyPassword } from "#src/server/auth/passwords.ts";
import type { Deps } from "#src/server/deps.ts";
import { presentUser } from "#src/server/domain/account/profile.ts";
import { confirmAddressError } from "#src/server/domain/account/email.ts";
import { findAccountByEmail } from "#src/server/domain/account/find-account.ts";
import type { DomainError } from "#src/server/errors.ts";
import type { Credentials } from "#src/shared/account/account.input.ts";
import type { SignedIn } from "#src/shared/account/account.output.ts";
import { logInsByKnownBrowser, logInsByNetwork, logInsByUnknownBrowser } from "./limits.ts";
import { startSessionIn } from "./start-session.ts";

/** The counter of a browser that this person has used before; null otherwise. */
async function findKnownBrowser(
  deps: Deps,
  { deviceToken = null }: Origin,
  email: string,
): Promise<Limit | null> {
  if (deviceToken === null) return null;
  const isKnown = await isKnownDevice(deps.db.read, deps.clock.now(), email, deviceToken);
  return isKnown ? logInsByKnownBrowser(email, deviceToken) : null;
}

const badCredentials = (): DomainError => sessionErrors.wrongCredentials();

/**
 * Signs a person in. An unknown address and a wrong password get the same answer, after the same work.
 *
 * @throws {DomainError} `unauthenticated`; `forbidden` for an unconfirmed address; `too_many_requests`; and
 * the errors of the bot check.
 */
export async function logIn(deps: Deps, origin: Origin, credentials: Credentials): Promise<SignedIn> {
  const { email, password, recaptchaToken } = credentials;
  const known = await findKnownBrowser(deps, origin, email);
  // Keeps a known browser free of its network's limits.
  if (known === null) deps.countPublicCall(origin);
  await deps.botCheck.verify("login", recaptchaToken, origin);
  await enforceLimits(deps, known === null ? logInsByUnknownBrowser(origin, email) : [known]);
  const found = await findAccountByEmail(deps.db.read, email);
  const isRight = await verifyPassword(found?.passwordHash ?? null, password, origin);
  if (found === null || !isRight) throw badCredentials();
  if (found.emailVerifiedAt === null) throw await confirmAddressError(deps, origin, found);
  const start = async (tx: Transaction): Promise<SignedIn> => {
    const account = await findAccountByEmail(tx, email);
    // Hashing is slow: the password may have changed meanwhile, which has ended every session.
    if (account?.passwordHash !== found.passwordHash) throw badCredentials();
    const token = await startSessionIn(tx, deps, origin, account);
    await forgetLogInsIn(tx, email);
    if (known === null) await uncountEach(tx, logInsByNetwork(origin));
    else await forgetCount(tx, known);
    return { token, user: presentUser(deps, account) };
  };
  // A sign-in that a power cut loses is simply repeated.
  return deps.db.write(start, { outlives: "crash" });
}
