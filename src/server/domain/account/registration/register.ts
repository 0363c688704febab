import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import { hashPassword } from "#src/server/auth/password/passwords.ts";
import { fitsCode } from "#src/server/auth/email/verification-codes.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { startSessionIn } from "#src/server/domain/session/start-session.ts";
import type { Registration } from "#src/shared/account/account.input.ts";
import type { SignedIn } from "#src/shared/account/account.output.ts";
import { registrationLimits } from "#src/server/domain/account/limits.ts";
import { presentUser } from "#src/server/domain/account/present-user.ts";
import { countCodeTry, findLiveCode } from "#src/server/domain/account/queries.ts";
import { refuseWeakPassword } from "#src/server/domain/account/password/refuse-weak-password.ts";
import { storeAccount } from "./store-account.ts";

/** What came of a try. Outcomes are returned and not thrown: a try must stay counted when it fails. */
type Outcome =
  | { readonly actor: Actor; readonly token: string }
  | "wrong code"
  | "no live code"
  | "known address";

const refusals = {
  "wrong code": () => accountErrors.wrongCode(),
  "no live code": () => accountErrors.noLiveCode(),
  "known address": () => accountErrors.alreadyRegistered(),
} as const;

async function tryCode(
  tx: Transaction,
  deps: TransactionDeps,
  origin: Origin,
  registration: Registration,
  passwordHash: string,
): Promise<Outcome> {
  const { email, code, firstName, lastName, intendedAccountType } = registration;
  const now = deps.clock.now();
  const stored = await findLiveCode(tx, email, now);
  if (stored === null) return "no live code";
  await countCodeTry(tx, email);
  if (!fitsCode(stored, code)) return stored.triesLeft > 1 ? "wrong code" : "no live code";
  const account = await storeAccount(tx, deps, {
    email,
    firstName,
    lastName,
    intendedAccountType,
    passwordHash,
    emailVerifiedAt: now,
  });
  if (account === null) return "known address";
  return { actor: account, token: await startSessionIn(tx, deps, origin, account, { quiet: true }) };
}

/**
 * Makes a verified account and signs its owner in. Asking twice with the right code is answered by 409 and not by
 * "invalid code": the code stays until it expires, and who holds it has proved to read the mailbox. An account that waits
 * for its address to be confirmed is theirs, whoever made it.
 *
 * @throws {DomainError} `bad_request` for a code that is wrong, expired or tried too often, and for a common password;
 * `conflict` when the code is right but the address has an account; `too_many_requests`; and what the bot check throws.
 */
export async function verifyCodeAndRegister(
  deps: Deps,
  origin: Origin,
  registration: Registration,
): Promise<SignedIn> {
  await deps.botCheck.verify("register_complete", registration.recaptchaToken, origin);
  const { email, firstName, lastName, password } = registration;
  await takeFromLimits(deps, registrationLimits(origin, email));
  await refuseWeakPassword(deps, password, [email, firstName, lastName]);
  // Hashing is too slow for a transaction.
  const passwordHash = await hashPassword(password, origin);
  const outcome = await deps.db.write((tx) => tryCode(tx, deps, origin, registration, passwordHash));
  if (typeof outcome === "string") throw refusals[outcome]();
  return { user: presentUser(deps, outcome.actor), token: outcome.token };
}
