import { accountErrors } from "./errors.ts";
import type { Queryable, Transaction } from "#db/client.ts";
import type { Origin, Actor } from "#src/server/actor.ts";
import { enforceLimits, forgetLogInsIn, canonicalMailbox } from "#src/server/auth/limits/limits.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { DomainError } from "#src/server/errors.ts";
import { verificationEmailLimits, tokenLimits, emailChangeLimits } from "./limits.ts";
import { sendVerificationLink } from "#src/server/domain/account/verification/verify-email.ts";
import {
  type Account,
  deleteAccountRow,
  deleteEmailChange,
  deleteEmailedSecrets,
  findAccountByEmail,
  findEmailChange,
  replaceEmailChange,
  updateAccount,
} from "./queries.ts";
import { hasLiveVerification } from "#src/server/domain/account/verification/verification-queries.ts";
import { isDuplicate } from "#db/faults.ts";
import { endOtherSessionsIn } from "#src/server/auth/session/sessions.ts";
import { moveOptOuts } from "#src/server/domain/mail/topics/opt-outs.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import {
  emailChangeAskedMail,
  emailChangeKnownMail,
  emailChangeLinkMail,
  emailChangedMail,
} from "#src/server/domain/mail/templates/account/email-change.ts";
import { sha256 } from "#src/server/ids.ts";
import type { Done } from "#src/shared/account/account.output.ts";
import { emailChangeTexts } from "#src/shared/account/account-settings-texts.ts";
import { requireOtherAdministratorWithoutAddress } from "./administrators.ts";
import type { Env } from "#src/server/env.ts";
import { emailChangeLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { after } from "#src/server/clock.ts";
import type { EmailChange } from "#src/shared/account/verification.input.ts";
import { requirePassword, requireUnchanged } from "./password.ts";

/** Emails a link, unless an earlier one still works (a new one would end it) or the limit is exceeded. */
async function sendLinkUnlessLive(deps: Deps, origin: Origin, account: Account): Promise<boolean> {
  const hasLink = (db: Queryable) => hasLiveVerification(db, account.userId, deps.clock.now());
  if (await hasLink(deps.db.read)) return false;
  try {
    await enforceLimits(deps, verificationEmailLimits(origin, account.email));
  } catch (error) {
    if (error instanceof DomainError && error.kind === "too_many_requests") return false;
    throw error;
  }
  return deps.db.write(async (tx) => {
    if (await hasLink(tx)) return false;
    await sendVerificationLink(tx, deps, account);
    return true;
  });
}

/** The error for someone who knows the password of an account with an unconfirmed address. */
export async function confirmAddressError(
  deps: Deps,
  origin: Origin,
  account: Account,
): Promise<DomainError> {
  const isMailed = await sendLinkUnlessLive(deps, origin, account);
  return isMailed ? accountErrors.confirmAddress() : accountErrors.confirmAddressByEarlierMail();
}

/** Uses up the link. Returns false if it is dead. */
async function useLink(
  tx: Transaction,
  deps: TransactionDeps,
  tokenHash: string,
  sessionToken: string | null,
): Promise<boolean> {
  const now = deps.clock.now();
  const pending = await findEmailChange(tx, tokenHash, now);
  if (pending === null) return false;
  const { email, account, waitingId } = pending;
  const { userId } = account;
  // No link may claim an address that became the support address after the request.
  if (email === deps.env.SUPPORT_EMAIL) {
    await deleteEmailChange(tx, userId);
    return false;
  }
  await requireOtherAdministratorWithoutAddress(tx, deps, account);
  const mailbox = canonicalMailbox(email);
  // An unconfirmed account may hold the address; this link has just proved who owns it.
  if (waitingId !== null) await deleteAccountRow(tx, waitingId);
  await updateAccount(tx, userId, { email, mailbox, emailVerifiedAt: now, updatedAt: now });
  await deleteEmailedSecrets(tx, userId, [account.email, email]);
  await moveOptOuts(tx, account.email, email);
  await endOtherSessionsIn(tx, userId, sessionToken);
  await deps.hooks.onEmailChanged(tx, deps, account);
  // Guesses at the address before it had an account must not lock its owner out.
  await forgetLogInsIn(tx, email);
  await queueMail(tx, deps, {
    kind: "email changed",
    to: account.email,
    content: emailChangedMail(deps.env, account.firstName),
  });
  return true;
}

/**
 * Moves the account to the address that got the link. Needs no session: the request took the password, and
 * the link proves access to the mailbox. Ends every session but `sessionToken`'s and all codes and links
 * emailed to either address, and emails the old one.
 *
 * @throws {DomainError} `bad_request` for a dead link; `conflict` if the address now has a confirmed account
 * or the old one makes the only administrator (nothing changes); `too_many_requests`.
 */
export async function confirmEmailChange(
  deps: Deps,
  origin: Origin,
  { token }: { readonly token: string },
  sessionToken: string | null,
): Promise<Done> {
  await enforceLimits(deps, tokenLimits(origin));
  const isDone = await deps.db
    .write((tx) => useLink(tx, deps, sha256(token), sessionToken))
    .catch((error: unknown) => {
      throw isDuplicate(error) ? accountErrors.addressTaken() : error;
    });
  if (!isDone) throw accountErrors.emailChangeLinkDead();
  return { success: true, message: emailChangeTexts.changed };
}

/**
 * The support address makes its owner an administrator (`isAdministrator`). Only a typed code may prove it:
 * a link could have been requested by a stranger who knows the account's password.
 *
 * @throws {DomainError} `bad_request` about the field `email`
 */
export function refuseSupportAddress({ SUPPORT_EMAIL }: Pick<Env, "SUPPORT_EMAIL">, email: string): void {
  if (email === SUPPORT_EMAIL) throw accountErrors.codeOnly();
}

/**
 * Emails a link to the new address and a notice to the present one. Replaces an earlier request; a new
 * password cancels it. A new address with a confirmed account gets a notice instead of the link; the answer
 * and the work are the same, and a link is stored in both cases.
 *
 * @throws {DomainError} `bad_request` for a wrong password, the present address and the support address;
 * `conflict` if the present address makes the only administrator; `too_many_requests`.
 */
export async function requestEmailChange(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  { email, password }: EmailChange,
): Promise<Done> {
  const passwordHash = await requirePassword(deps, actor, origin, password);
  refuseSupportAddress(deps.env, email);
  if (email === actor.email) throw accountErrors.sameAddress();
  await requireOtherAdministratorWithoutAddress(deps.db.read, deps, actor);
  // Counted after the password, so that a stranger can't use up the emails.
  await enforceLimits(deps, emailChangeLimits(origin, email));
  const { ids } = deps;
  const { userId } = actor;
  const token = ids.token(256);
  const expiresAt = after(deps.clock.now(), emailChangeLifeMs);
  await deps.db.write(async (tx) => {
    await requireUnchanged(tx, actor, passwordHash);
    const known = await findAccountByEmail(tx, email);
    await replaceEmailChange(tx, { userId, email, tokenHash: sha256(token), expiresAt });
    await queueMail(tx, deps, {
      kind: "email change link",
      to: email,
      content: known?.emailVerifiedAt ? emailChangeKnownMail(known.firstName) : emailChangeLinkMail(token),
    });
    await queueMail(tx, deps, {
      kind: "email change asked",
      to: actor.email,
      content: emailChangeAskedMail(actor.firstName),
    });
  });
  return { success: true, message: emailChangeTexts.requested };
}
