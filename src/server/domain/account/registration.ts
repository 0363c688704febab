import { accountErrors } from "./errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { canonicalMailbox, enforceLimits } from "#src/server/auth/limits/limits.ts";
import { hashPassword } from "#src/server/auth/passwords.ts";
import { fitsCode, registrationKey } from "#src/server/auth/emailed-secrets.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { startSessionIn } from "#src/server/domain/session/start-session.ts";
import type { Registration } from "#src/shared/account/account.input.ts";
import type { SignedIn, User } from "#src/shared/account/account.output.ts";
import { registrationLimits, verificationEmailLimits } from "./limits.ts";
import { presentUser } from "./profile.ts";
import {
  countCodeTry,
  findAccountByEmail,
  findAccountById,
  findLiveCode,
  insertAccount,
  updateAccount,
} from "./queries.ts";
import { refuseWeakPassword } from "./password.ts";
import { queueWelcome } from "./welcome.ts";
import { endAllSessionsIn } from "#src/server/auth/session/sessions.ts";
import { deleteVerificationAndCodes } from "#src/server/domain/account/verification/verification-queries.ts";
import { familyNameFirst, splitName } from "#src/shared/account/names.ts";
import type { LinkRegistration } from "#src/shared/account/verification.input.ts";
import type { Registered } from "#src/shared/account/verification.output.ts";
import { sendVerificationLink } from "#src/server/domain/account/verification/verify-email.ts";
import { refuseSupportAddress } from "./email.ts";

interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** As a whole, if it isn't the first name and then the last one. */
  readonly displayName?: string | null;
  readonly intendedAccountType?: User["onboardingState"]["intendedAccountType"] | undefined;
  /** Skips onboarding. */
  readonly onboardingStatus?: "completed";
  readonly passwordHash: string;
  /** null: an emailed link has to confirm the address. */
  readonly emailVerifiedAt: Date | null;
}

/**
 * Stores a new account; null if the address has a confirmed one. Replaces an unconfirmed account together
 * with its sessions and links, so that nobody can squat an address that isn't theirs.
 */
export async function storeAccount(
  tx: Transaction,
  deps: TransactionDeps,
  account: NewAccount,
): Promise<Actor | null> {
  const now = deps.clock.now();
  const known = await findAccountByEmail(tx, account.email);
  if (known === null) {
    const id = deps.ids.id();
    const mailbox = canonicalMailbox(account.email);
    await insertAccount(tx, { ...account, id, mailbox, createdAt: now, updatedAt: now });
    return findAccountById(tx, id);
  }
  if (known.emailVerifiedAt !== null) return null;
  await endAllSessionsIn(tx, known.userId);
  await deleteVerificationAndCodes(tx, known.userId);
  await updateAccount(tx, known.userId, { displayName: null, ...account, updatedAt: now });
  return findAccountById(tx, known.userId);
}

/** Failures are returned, not thrown: a rollback would uncount the try. */
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
    displayName: familyNameFirst({ firstName, lastName }),
    intendedAccountType,
    passwordHash,
    emailVerifiedAt: now,
  });
  if (account === null) return "known address";
  await queueWelcome(tx, deps, account);
  return { actor: account, token: await startSessionIn(tx, deps, origin, account, { quiet: true }) };
}

/**
 * Makes a confirmed account and signs its owner in. A repeated request with the right code gets 409, not
 * "wrong code": the code lives until it expires, and its holder has proved access to the mailbox. An
 * unconfirmed account with the address becomes theirs.
 *
 * @throws {DomainError} `bad_request` for a wrong, expired or exhausted code and for a weak password;
 * `conflict` if the address has an account; `too_many_requests`; and the errors of the bot check.
 */
export async function verifyCodeAndRegister(
  deps: Deps,
  origin: Origin,
  registration: Registration,
): Promise<SignedIn> {
  await deps.botCheck.verify("register_complete", registration.recaptchaToken, origin);
  const { email, firstName, lastName, password } = registration;
  await enforceLimits(deps, registrationLimits(origin, email));
  await refuseWeakPassword(deps, password, [email, firstName, lastName]);
  // Hashing is too slow for a transaction.
  const passwordHash = await hashPassword(password, origin);
  const outcome = await deps.db.write((tx) => tryCode(tx, deps, origin, registration, passwordHash));
  if (typeof outcome === "string") throw refusals[outcome]();
  return { user: presentUser(deps, outcome.actor), token: outcome.token };
}

interface RegisteredByLink extends Registered {
  /** For the browser's cookie (`registrationKey`). */
  readonly key: string;
}

/**
 * Makes an account that can't sign in yet, and emails the link that confirms its address. Replaces an
 * unconfirmed account, with the same answer and the same work.
 *
 * @throws {DomainError} `bad_request` for a weak password and the support address; `conflict` if the address
 * has a confirmed account; `too_many_requests`; and the errors of the bot check.
 */
export async function registerByLink(
  deps: Deps,
  origin: Origin,
  { email, password, name, recaptchaToken }: LinkRegistration,
): Promise<RegisteredByLink> {
  await deps.botCheck.verify("register_complete", recaptchaToken, origin);
  const limits = [...registrationLimits(origin, email), ...verificationEmailLimits(origin, email)];
  await enforceLimits(deps, limits);
  refuseSupportAddress(deps.env, email);
  await refuseWeakPassword(deps, password, [email, name]);
  const passwordHash = await hashPassword(password, origin);
  const account = await deps.db.write(async (tx) => {
    const stored = await storeAccount(tx, deps, {
      ...{ email, ...splitName(name), passwordHash, emailVerifiedAt: null },
    });
    if (stored !== null) await sendVerificationLink(tx, deps, stored);
    return stored;
  });
  if (account === null) throw accountErrors.alreadyRegistered();
  return { user: presentUser(deps, account), key: registrationKey(passwordHash) };
}
