import type { Transaction } from "#db/client.ts";
import type { Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits.ts";
import { canonicalMailbox } from "#src/server/auth/mailbox.ts";
import { hashPassword, isCommonPassword } from "#src/server/auth/passwords.ts";
import { fitsCode } from "#src/server/auth/verification-codes.ts";
import type { Deps } from "#src/server/deps.ts";
import { badField, conflict } from "#src/server/errors.ts";
import { accountTexts, type Registration, type SignedIn } from "#src/shared/account.ts";
import { registrationLimits } from "./limits.ts";
import { presentUser } from "./present-user.ts";
import { findAccountByEmail, insertAccount, takeTry, type Account } from "./queries.ts";

/** What came of a try. Outcomes are returned and not thrown: a try must stay counted when it fails. */
type Outcome = Account | "wrong code" | "no live code" | "known address";

const refusals = {
  "wrong code": () => badField("code", accountTexts.invalidCode),
  "no live code": () => badField("code", accountTexts.noLiveCode),
  "known address": () => conflict(accountTexts.alreadyRegistered),
} as const;

async function tryCode(
  tx: Transaction,
  deps: Deps,
  registration: Registration,
  passwordHash: string,
): Promise<Outcome> {
  const { email, code, firstName, lastName } = registration;
  const now = deps.clock.now();
  const stored = await takeTry(tx, email, now);
  if (stored === null) return "no live code";
  if (!fitsCode(stored, code)) return stored.triesLeft > 0 ? "wrong code" : "no live code";
  if ((await findAccountByEmail(tx, email)) !== null) return "known address";
  return insertAccount(tx, {
    id: deps.ids.id(),
    email,
    mailbox: canonicalMailbox(email),
    firstName,
    lastName,
    passwordHash,
    emailVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
  });
}

/**
 * Makes a verified account and signs its owner in. Asking twice with the right code is answered by 409 and not by
 * "invalid code": the code stays until it expires, and who holds it has proved to read the mailbox.
 *
 * @throws {DomainError} `bad_request` for a code that is wrong, expired or tried too often, and for a common password;
 * `conflict` when the code is right but the address has an account; `too_many_requests`.
 */
export async function verifyCodeAndRegister(
  deps: Deps,
  origin: Origin,
  registration: Registration,
): Promise<SignedIn> {
  await takeFromLimits(deps, registrationLimits(origin, registration.email));
  if (await isCommonPassword(registration.password)) throw badField("password", accountTexts.passwordCommon);
  // Before the code is looked at: hashing is too slow for a transaction.
  const passwordHash = await hashPassword(registration.password);
  const outcome = await deps.db.write((tx) => tryCode(tx, deps, registration, passwordHash));
  if (typeof outcome === "string") throw refusals[outcome]();
  return { user: presentUser(outcome), token: await deps.sessions.start(outcome.userId) };
}
