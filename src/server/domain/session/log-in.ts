import { sessionErrors } from "./errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Origin } from "#src/server/actor.ts";
import { admit } from "#src/server/auth/limits/admission.ts";
import { demandFor } from "#src/server/auth/limits/demand.ts";
import type { Limit } from "#src/server/auth/limits/limits.ts";
import { forgetLogInsIn } from "#src/server/auth/limits/log-in-count.ts";
import { deviceValues, fromKnownDevice } from "#src/server/auth/session/known-devices.ts";
import { forgetCount, uncountEach } from "#src/server/auth/limits/counters.ts";
import { verifyPassword } from "#src/server/auth/password/passwords.ts";
import type { Deps } from "#src/server/deps.ts";
import { presentUser } from "#src/server/domain/account/present-user.ts";
import { confirmAddressError } from "#src/server/domain/account/email/confirm-address-error.ts";
import { findAccount, findAccountIn } from "#src/server/domain/account/find-account.ts";
import type { Account } from "#src/server/domain/account/queries.ts";
import type { DomainError } from "#src/server/errors.ts";
import type { Credentials } from "#src/shared/account/account.input.ts";
import type { SignedIn } from "#src/shared/account/account.output.ts";
import { logInsByKnownBrowser, logInsByNetwork, logInsByStrangers } from "./limits.ts";
import { askToStartSession } from "./start-session.ts";

/** Counts a try: which browser it comes from is found out by the statement that counts. */
async function admitToLogIn(deps: Deps, origin: Origin, email: string) {
  const { deviceToken = null } = origin;
  const demands = [demandFor.login];
  const strange = logInsByStrangers(origin, email);
  if (deviceToken === null)
    return { waiter: await admit(deps, origin, { limits: strange, demands }), known: null };
  const known = logInsByKnownBrowser(email, deviceToken);
  const values = deviceValues(deps.clock.now(), email, deviceToken);
  const fork = { by: fromKnownDevice, values, ifSo: [known], ifNot: strange };
  const waiter = await admit(deps, origin, { limits: [], fork, demands });
  return { waiter, known: waiter.counted.has(known) ? known : null };
}

const badCredentials = (): DomainError => sessionErrors.wrongCredentials();

/**
 * Finds the account that is signed in to. `known` counts the tries of the browser, where it's a known one.
 *
 * @throws {DomainError} as `logIn`
 */
async function authenticate(
  deps: Deps,
  origin: Origin,
  { email, password }: Credentials,
): Promise<{ readonly account: Account; readonly known: Limit | null }> {
  const [{ waiter, known }, account] = await Promise.all([
    admitToLogIn(deps, origin, email),
    findAccount(deps, email),
  ]);
  const isRight = await verifyPassword(account?.passwordHash ?? null, password, waiter);
  if (account === null || !isRight) throw badCredentials();
  if (account.emailVerifiedAt === null) throw await confirmAddressError(deps, origin, account);
  return { account, known };
}

/**
 * Signs a person in. An unknown address and a wrong password are answered alike, after the same work.
 *
 * @throws {DomainError} `unauthenticated`; `forbidden` where the address is not confirmed yet; `too_many_requests`; and what the bot check throws.
 */
export async function logIn(deps: Deps, origin: Origin, credentials: Credentials): Promise<SignedIn> {
  const { email, recaptchaToken } = credentials;
  await deps.botCheck.verify("login", recaptchaToken, origin);
  const authenticating = authenticate(deps, origin, credentials);
  const startUnlessReplaced = async (tx: Transaction): Promise<SignedIn> => {
    const [account, start] = await Promise.all([
      findAccountIn(tx, email),
      askToStartSession(tx, deps, origin, email),
    ]);
    const { account: found, known } = await authenticating;
    // Comparing takes a while. A password that was replaced meanwhile opens nothing: the new one has ended every session.
    if (account?.passwordHash !== found.passwordHash) throw badCredentials();
    const token = await start(account);
    await forgetLogInsIn(tx, email);
    if (known === null) await uncountEach(tx, logInsByNetwork(origin));
    else await forgetCount(tx, known);
    return { token, user: presentUser(deps, account) };
  };
  // After a power cut the person signs in again.
  return deps.db.write(startUnlessReplaced, { after: authenticating, outlives: "crash" });
}
