import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { autoTokenLifeMs, isRegistrationKey, verificationLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { after } from "#src/server/clock.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { verificationLinkMail } from "#src/server/domain/mail/templates/account/registration.ts";
import { sha256 } from "#src/server/ids.ts";
import {
  deleteSignInCode,
  deleteVerification,
  findSignInCode,
  findVerification,
  insertSignInCode,
  replaceVerification,
  imitateReplaceVerification,
} from "./verification-queries.ts";
import { forgetLogInsIn, enforceLimits } from "#src/server/auth/limits/limits.ts";
import type { Resent, VerificationStatus, Verified } from "#src/shared/account/verification.output.ts";
import { verificationTexts } from "#src/shared/account/verification-texts.ts";
import { tokenLimits, verificationEmailLimits } from "#src/server/domain/account/limits.ts";
import {
  type Account,
  findAccountByEmail,
  findAccountById,
  markVerified,
} from "#src/server/domain/account/queries.ts";
import { accountErrors } from "#src/server/domain/account/errors.ts";
import { queueWelcome } from "#src/server/domain/account/welcome.ts";
import { startSessionIn } from "#src/server/domain/session/start-session.ts";
import type { SignedIn } from "#src/shared/account/account.output.ts";
import { presentUser } from "#src/server/domain/account/profile.ts";

/** Replaces and emails the link that confirms the address; null does the same work and emails nobody. */
export async function sendVerificationLink(
  tx: Transaction,
  deps: TransactionDeps,
  account: Pick<Actor, "userId" | "email" | "firstName"> | null,
): Promise<void> {
  const { ids, clock } = deps;
  const token = ids.token(256);
  const tokenHash = sha256(token);
  const link = { tokenHash, expiresAt: after(clock.now(), verificationLifeMs) };
  if (account === null) await imitateReplaceVerification(tx, link);
  else
    await replaceVerification(tx, "registration", { ...link, userId: account.userId, email: account.email });
  await queueMail(tx, deps, {
    kind: "verification link",
    to: account?.email ?? null,
    content: verificationLinkMail(account?.firstName ?? "", token),
  });
}

/**
 * Emails the link again to an unconfirmed account; for other addresses does the same work without an email.
 *
 * @throws {DomainError} `too_many_requests`
 */
export async function resendVerification(
  deps: Deps,
  origin: Origin,
  { email }: { readonly email: string },
): Promise<Resent> {
  await enforceLimits(deps, verificationEmailLimits(origin, email));
  await deps.db.write(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    await sendVerificationLink(tx, deps, account?.emailVerifiedAt === null ? account : null);
  });
  const isLocal = deps.env.MAIL_URL === undefined;
  const warning = isLocal ? { warning: verificationTexts.localMailbox } : {};
  return { success: true, message: verificationTexts.sent, ...warning };
}

/** Only confirmed people can sign in, so this answers yes. */
export async function getVerificationStatus(
  { db }: Pick<Deps, "db">,
  { userId }: Actor,
): Promise<VerificationStatus> {
  const account = await findAccountById(db.read, userId);
  return { verified: account !== null && account.emailVerifiedAt !== null };
}

/** The browser in which someone follows a link or uses its code. */
interface Browser {
  readonly origin: Origin;
  readonly actor: Actor | null;
  /** Its cookie from the registration (`registrationKey`). */
  readonly registrationKey: string | null;
}

/**
 * Uses up the link; null if it is dead. Deletes an expired one, so that a clock set back can't revive it,
 * and one whose address became the support address: a link can't claim that.
 */
async function followLink(
  tx: Transaction,
  deps: TransactionDeps,
  token: string,
  now: Date,
): Promise<Account | null> {
  const { SUPPORT_EMAIL } = deps.env;
  const link = await findVerification(tx, "registration", sha256(token));
  if (link === null) return null;
  const { account, email, expiresAt } = link;
  if (expiresAt <= now || account.email !== email || email === SUPPORT_EMAIL) {
    await deleteVerification(tx, "registration", account.userId);
    return null;
  }
  // Deletes the link, too.
  await markVerified(tx, account.userId, now);
  // Lets in someone who tried too often before they found the email.
  await forgetLogInsIn(tx, email);
  await queueWelcome(tx, deps, account);
  return account;
}

/**
 * Confirms an address with the token of an emailed link, which works once. Only the browser that registered,
 * signed out, gets a one-time sign-in code: a link must not sign its reader in to a stranger's account.
 *
 * @throws {DomainError} `bad_request` for a dead link; `too_many_requests`.
 */
export async function verifyEmail(
  deps: Deps,
  { origin, actor, registrationKey }: Browser,
  { token }: { readonly token: string },
): Promise<Verified> {
  const now = deps.clock.now();
  const autoToken = deps.ids.token(256);
  await enforceLimits(deps, tokenLimits(origin));
  const outcome = await deps.db.write(async (tx) => {
    const account = await followLink(tx, deps, token, now);
    if (account === null) return null;
    const signsIn = actor === null && isRegistrationKey(registrationKey, account.passwordHash);
    const { userId } = account;
    const row = { codeHash: sha256(autoToken), userId, expiresAt: after(now, autoTokenLifeMs) };
    if (signsIn) await insertSignInCode(tx, row);
    return { signsIn };
  });
  if (outcome === null) throw accountErrors.verificationLinkDead();
  return {
    success: true,
    message: verificationTexts.verified,
    autoToken: outcome.signsIn ? autoToken : null,
  };
}

interface CodeSignIn {
  readonly account: Account;
  readonly token: string;
}

/** Uses up the code if this browser may; deletes an expired one. */
async function useSignInCode(
  tx: Transaction,
  deps: TransactionDeps,
  { actor, origin, registrationKey }: Browser,
  tokenHash: string,
): Promise<CodeSignIn | "dead" | "other account"> {
  const row = await findSignInCode(tx, tokenHash);
  if (row === null) return "dead";
  const { account } = row;
  if (!account.emailVerifiedAt || !isRegistrationKey(registrationKey, account.passwordHash)) return "dead";
  if (actor !== null && actor.userId !== account.userId) return "other account";
  await deleteSignInCode(tx, tokenHash);
  if (row.expiresAt <= deps.clock.now()) return "dead";
  // This browser registered the account, so no email about a new sign-in.
  return { account, token: await startSessionIn(tx, deps, origin, account, { quiet: true }) };
}

/**
 * Exchanges a one-time code for a session, only in the browser that registered: a code in a URL could sign
 * anyone in to a stranger's account. Never switches someone who is signed in to another account.
 *
 * @throws {DomainError} `bad_request` for a dead code; `conflict` if someone else is signed in;
 * `too_many_requests`.
 */
export async function exchangeAutoToken(
  deps: Deps,
  browser: Browser,
  { autoToken }: { readonly autoToken: string },
): Promise<SignedIn> {
  await enforceLimits(deps, tokenLimits(browser.origin));
  const result = await deps.db.write((tx) => useSignInCode(tx, deps, browser, sha256(autoToken)));
  if (result === "dead") throw accountErrors.autoTokenDead();
  if (result === "other account") throw accountErrors.signedInAsOther();
  return { token: result.token, user: presentUser(deps, result.account) };
}
