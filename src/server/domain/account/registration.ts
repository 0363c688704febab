import { accountErrors } from "./errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { canonicalMailbox, takeFromLimits } from "#src/server/auth/limits/limits.ts";
import { hashPassword } from "#src/server/auth/passwords.ts";
import { fitsCode, registrationKey } from "#src/server/auth/emailed-secrets.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { startSessionIn } from "#src/server/domain/session/start-session.ts";
import type { Registration } from "#src/shared/account/account.input.ts";
import type { SignedIn, User } from "#src/shared/account/account.output.ts";
import { registrationLimits, verificationMailLimits } from "./limits.ts";
import { presentUser } from "./profile.ts";
import { countCodeTry, findAccountByEmail, findLiveCode, insertAccount, updateAccount } from "./queries.ts";
import { refuseWeakPassword } from "./password.ts";
import { queueWelcome } from "./welcome.ts";
import { endAllSessionsIn } from "#src/server/auth/session/sessions.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";
import { forgetVerification } from "#src/server/domain/account/verification/verification-queries.ts";
import { splitName } from "#src/shared/account/names.ts";
import type { LinkRegistration } from "#src/shared/account/verification.input.ts";
import type { Registered } from "#src/shared/account/verification.output.ts";
import { mailVerificationLink } from "#src/server/domain/account/verification/verify-email.ts";
import { refuseSupportAddress } from "./email.ts";

interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly intendedAccountType?: User["onboardingState"]["intendedAccountType"] | undefined;
  /** Where nothing is left to be asked of them; else onboarding comes first. */
  readonly onboardingStatus?: "completed";
  readonly passwordHash: string;
  /** null: an emailed link has to confirm the address. */
  readonly emailVerifiedAt: Date | null;
}

/** What an account is that nobody has done anything with. */
const blank = {
  username: null,
  role: "user",
  isAdmin: false,
  onboardingStatus: "not_started",
  intendedAccountType: null,
  returnTo: null,
} as const;

/**
 * Stores who registered. An account that waits for its address to be confirmed is replaced, with all that could let
 * anyone into it: nobody can hold an address that is not theirs. null when the address has a confirmed account.
 */
export async function storeAccount(
  tx: Transaction,
  deps: TransactionDeps,
  account: NewAccount,
): Promise<Actor | null> {
  const now = deps.clock.now();
  const said = withoutUndefined(account);
  const known = await findAccountByEmail(tx, account.email);
  if (known === null) {
    const userId = deps.ids.id();
    const row = { ...account, ...blank, ...said, mailbox: canonicalMailbox(account.email) };
    await insertAccount(tx, { ...row, id: userId, createdAt: now, updatedAt: now });
    return { userId, ...row };
  }
  if (known.emailVerifiedAt !== null) return null;
  await endAllSessionsIn(tx, known.userId);
  await forgetVerification(tx, known.userId);
  await updateAccount(tx, known.userId, { ...said, updatedAt: now });
  return { ...known, ...said };
}

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
  await queueWelcome(tx, deps, account);
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

interface RegisteredByLink extends Registered {
  /** For the browser's cookie: see `registrationKey`. */
  readonly key: string;
}

/**
 * Makes an account that cannot sign in yet, and emails the link that confirms its address. One that waits for that already
 * is replaced, with the same answer and the same work.
 *
 * @throws {DomainError} `bad_request` for a weak password and for the support address; `conflict` for an address with a confirmed account;
 * `too_many_requests`; and what the bot check throws.
 */
export async function registerByLink(
  deps: Deps,
  origin: Origin,
  { email, password, name, recaptchaToken }: LinkRegistration,
): Promise<RegisteredByLink> {
  await deps.botCheck.verify("register_complete", recaptchaToken, origin);
  const limits = [...registrationLimits(origin, email), ...verificationMailLimits(origin, email)];
  await takeFromLimits(deps, limits);
  refuseSupportAddress(deps.env, email);
  await refuseWeakPassword(deps, password, [email, name]);
  const passwordHash = await hashPassword(password, origin);
  const account = await deps.db.write(async (tx) => {
    const stored = await storeAccount(tx, deps, {
      ...{ email, ...splitName(name), passwordHash, emailVerifiedAt: null },
    });
    if (stored !== null) await mailVerificationLink(tx, deps, stored);
    return stored;
  });
  if (account === null) throw accountErrors.alreadyRegistered();
  return { user: presentUser(deps, account), key: registrationKey(passwordHash) };
}
