import { accountErrors } from "./errors.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { enforceLimits, forgetLogInsIn, canonicalMailbox } from "#src/server/auth/limits/limits.ts";
import {
  hashPassword,
  verifyPassword,
  isCommonPassword,
  isGuessablePassword,
} from "#src/server/auth/passwords.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { startSessionIn } from "#src/server/domain/session/start-session.ts";
import type { PasswordChange, MailRequest, PasswordReset } from "#src/shared/account/account.input.ts";
import type { SignedIn, Done } from "#src/shared/account/account.output.ts";
import { passwordChangeLimits, resetEmailCounters, resetRequestLimits, resetLimits } from "./limits.ts";
import { presentUser } from "./profile.ts";
import {
  deleteEmailChange,
  deleteReset,
  findAccountByEmail,
  findAccountOfReset,
  findPasswordHash,
  markVerified,
  replaceReset,
  updateAccount,
} from "./queries.ts";
import { countEach } from "#src/server/auth/limits/counters.ts";
import { resetLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { after } from "#src/server/clock.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import {
  passwordChangedMail,
  passwordResetMail,
} from "#src/server/domain/mail/templates/account/password.ts";
import { sha256 } from "#src/server/ids.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import type { Transaction } from "#db/client.ts";
import { deleteVerification } from "./verification/verification-queries.ts";
import { forgetDevicesIn } from "#src/server/auth/session/known-devices.ts";
import { endAllSessionsIn } from "#src/server/auth/session/sessions.ts";

/**
 * Refuses a password that is common, made of words about the site or the person, or known from breaches
 * (where that service is configured). May use the network: don't call it within a transaction.
 *
 * @param about the person's address and names
 * @throws {DomainError} `bad_request` about the field `password`
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

/** Sets the password, ends all sessions, cancels address changes, resets and sign-in links, and emails the owner. */
async function setPassword(
  tx: Transaction,
  deps: TransactionDeps,
  { userId, email, firstName }: Actor,
  passwordHash: string,
): Promise<void> {
  await updateAccount(tx, userId, { passwordHash, updatedAt: deps.clock.now() });
  await endAllSessionsIn(tx, userId);
  // A stranger's browser must not stay a known device.
  await forgetDevicesIn(tx, userId);
  await deleteEmailChange(tx, userId);
  await deleteReset(tx, email);
  await deleteVerification(tx, "sign-in", userId);
  await queueMail(tx, deps, {
    kind: "password changed",
    to: email,
    content: passwordChangedMail(firstName),
  });
}

/**
 * Changes the password, ends all sessions and starts a new one.
 *
 * @throws {DomainError} `bad_request` for a wrong present or a weak new password; `too_many_requests`.
 */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  { currentPassword, password }: PasswordChange,
): Promise<SignedIn> {
  await enforceLimits(deps, passwordChangeLimits(origin, actor));
  const present = await findPasswordHash(deps.db.read, actor.userId);
  if (!(await verifyPassword(present, currentPassword, origin))) throw accountErrors.wrongCurrentPassword();
  await refuseWeakPassword(deps, password, [actor.email, actor.firstName, actor.lastName]);
  const passwordHash = await hashPassword(password, origin);
  const token = await deps.db.write(async (tx) => {
    // The owner may have changed it meanwhile, to lock out someone who knows the present one.
    if ((await findPasswordHash(tx, actor.userId)) !== present) throw accountErrors.wrongCurrentPassword();
    await setPassword(tx, deps, actor, passwordHash);
    return startSessionIn(tx, deps, origin, actor, { quiet: true });
  });
  return { token, user: presentUser(deps, actor) };
}

/**
 * Emails a reset link, which replaces an earlier one. A mailbox past its limit gets none, and its last link
 * stays valid; an address without an account gets none either. The answer and the work are always the same:
 * a link is stored each time.
 *
 * @throws {DomainError} `too_many_requests`, and the errors of the bot check.
 */
export async function requestPasswordReset(
  deps: Deps,
  origin: Origin,
  { email, recaptchaToken }: MailRequest,
): Promise<Done> {
  await deps.botCheck.verify("forgot_password", recaptchaToken, origin);
  await enforceLimits(deps, resetRequestLimits(origin));
  const { ids } = deps;
  const token = ids.token(256);
  const now = deps.clock.now();
  // A request for an unknown address must not count against a mailbox, under any spelling.
  const counters = {
    known: resetEmailCounters(origin, canonicalMailbox(email)),
    unknown: resetEmailCounters(origin, email),
  };
  await deps.db.write(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    const counts = await countEach(tx, now, account === null ? counters.unknown : counters.known);
    const isMailed = counts.every(({ counter, count }) => count <= counter.most);
    // A link that isn't emailed must not replace another, so it is stored without an address.
    const row = { tokenHash: sha256(token), expiresAt: after(now, resetLifeMs) };
    await replaceReset(tx, { ...row, email: isMailed ? email : "" });
    await queueMail(tx, deps, {
      kind: "password reset",
      to: account !== null && isMailed ? email : null,
      content: passwordResetMail(account?.firstName ?? "", token),
    });
  });
  return { success: true, message: accountTexts.resetRequested };
}

/**
 * Asks for the password again before an act that a session alone must not do. All such acts share one
 * counter: a stolen session has ten guesses in total.
 *
 * @returns the hash, for `requireUnchanged`: comparing is slow, and the password may change meanwhile.
 * @throws {DomainError} `bad_request` if the password is wrong; `too_many_requests`.
 */
export async function requirePassword(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  password: string,
): Promise<string> {
  await enforceLimits(deps, passwordChangeLimits(origin, actor));
  const passwordHash = await findPasswordHash(deps.db.read, actor.userId);
  const isRight = await verifyPassword(passwordHash, password, origin);
  if (!isRight || passwordHash === null) throw accountErrors.wrongPassword();
  return passwordHash;
}

/**
 * @param required the hash that `requirePassword` returned; null: none was asked for
 * @throws {DomainError} `bad_request` if the password has changed since
 */
export async function requireUnchanged(
  tx: Transaction,
  actor: Actor,
  required: string | null,
): Promise<void> {
  if (required === null) return;
  if ((await findPasswordHash(tx, actor.userId)) !== required) throw accountErrors.wrongPassword();
}

/** Uses up the link. Returns false if it is dead or has no account. */
async function useLink(
  tx: Transaction,
  deps: TransactionDeps,
  tokenHash: string,
  passwordHash: string,
): Promise<boolean> {
  const now = deps.clock.now();
  const account = await findAccountOfReset(tx, tokenHash, now);
  if (account === null) return false;
  await markVerified(tx, account.userId, now);
  // Deletes the link, too.
  await setPassword(tx, deps, account, passwordHash);
  // Lets in someone whom another person's guesses have locked out.
  await forgetLogInsIn(tx, account.email);
  return true;
}

/**
 * Sets a new password with the token of an emailed link, which works once. Ends all sessions.
 *
 * @throws {DomainError} `bad_request` for a dead link, and for a weak password, which keeps the link alive;
 * `too_many_requests`.
 */
export async function resetPassword(
  deps: Deps,
  origin: Origin,
  { token, password }: PasswordReset,
): Promise<Done> {
  await enforceLimits(deps, resetLimits(origin));
  const account = await findAccountOfReset(deps.db.read, sha256(token), deps.clock.now());
  if (account === null) throw accountErrors.resetLinkDead();
  await refuseWeakPassword(deps, password, [account.email, account.firstName, account.lastName]);
  // Hashing is too slow for a transaction.
  const passwordHash = await hashPassword(password, origin);
  const isDone = await deps.db.write((tx) => useLink(tx, deps, sha256(token), passwordHash));
  if (!isDone) throw accountErrors.resetLinkDead();
  return { success: true, message: accountTexts.resetDone };
}
