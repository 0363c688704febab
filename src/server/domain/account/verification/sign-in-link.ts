import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { isRegistrationKey, signInLinkLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { countEach } from "#src/server/auth/limits/counters.ts";
import { canonicalMailbox, enforceLimits } from "#src/server/auth/limits/limits.ts";
import { hashOfNoPassword } from "#src/server/auth/passwords.ts";
import { after } from "#src/server/clock.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { accountErrors } from "#src/server/domain/account/errors.ts";
import { signInLinkCounters, signInLinkLimits, tokenLimits } from "#src/server/domain/account/limits.ts";
import { presentUser } from "#src/server/domain/account/profile.ts";
import {
  type Account,
  findAccountByEmail,
  markVerified,
  updateAccount,
} from "#src/server/domain/account/queries.ts";
import {
  deleteVerification,
  findVerification,
  imitateReplaceVerification,
  replaceVerification,
} from "./verification-queries.ts";
import { queueWelcome } from "#src/server/domain/account/welcome.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { signInLinkMail } from "#src/server/domain/mail/templates/account/password.ts";
import { sha256 } from "#src/server/ids.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import type { SignInLinkRequest } from "#src/shared/account/account.input.ts";
import { safeNext } from "#src/shared/account/safe-next.ts";
import type { Done, SignedIn } from "#src/shared/account/account.output.ts";
import { startSessionIn } from "#src/server/domain/session/start-session.ts";

/* Signing in by an emailed link, for people without a password: clients get their account by a click. */

/** Lets a token sign in to the account, once. It replaces an earlier one. */
export const storeSignInLink = (
  tx: Transaction,
  { clock }: Pick<TransactionDeps, "clock">,
  { userId, email }: Pick<Account, "userId" | "email">,
  token: string,
): Promise<void> =>
  replaceVerification(tx, "sign-in", {
    ...{ userId, email, tokenHash: sha256(token) },
    expiresAt: after(clock.now(), signInLinkLifeMs),
  });

/**
 * Emails a link to sign in, which replaces an earlier one. The answer and the work are the same for an address
 * without an account, and for a mailbox past its limit, whose last link stays valid.
 *
 * @throws {DomainError} `too_many_requests`, and the errors of the bot check.
 */
export async function requestSignInLink(
  deps: Deps,
  origin: Origin,
  { email, recaptchaToken, next = null }: SignInLinkRequest,
): Promise<Done> {
  await deps.botCheck.verify("login", recaptchaToken, origin);
  await enforceLimits(deps, signInLinkLimits(origin));
  const token = deps.ids.token(256);
  const now = deps.clock.now();
  const link = { tokenHash: sha256(token), expiresAt: after(now, signInLinkLifeMs) };
  // A request for an unknown address must not count against a mailbox, under any spelling.
  const counters = {
    known: signInLinkCounters(origin, canonicalMailbox(email)),
    unknown: signInLinkCounters(origin, email),
  };
  await deps.db.write(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    const counts = await countEach(tx, now, account === null ? counters.unknown : counters.known);
    const isMailed = account !== null && counts.every(({ counter, count }) => count <= counter.most);
    if (isMailed) await replaceVerification(tx, "sign-in", { ...link, userId: account.userId, email });
    else await imitateReplaceVerification(tx, link);
    await queueMail(tx, deps, {
      kind: "sign-in link",
      to: isMailed ? email : null,
      content: signInLinkMail(account?.firstName ?? "", token, safeNext(next)),
    });
  });
  return { success: true, message: accountTexts.signInLinkSent };
}

/** The account of a live link; null if it is dead. The support address can't be claimed by a link. */
async function findAccountOfLink(
  db: Queryable,
  { env, clock }: Pick<TransactionDeps, "env" | "clock">,
  token: string,
): Promise<Account | null> {
  const link = await findVerification(db, "sign-in", sha256(token));
  if (link === null || link.expiresAt <= clock.now() || link.account.email !== link.email) return null;
  const { account } = link;
  return account.emailVerifiedAt === null && account.email === env.SUPPORT_EMAIL ? null : account;
}

/**
 * The address of the account that a link signs in to: its reader has to see whose it is.
 *
 * @throws {DomainError} `bad_request` for a dead link; `too_many_requests`.
 */
export async function findSignInAddress(
  deps: Deps,
  origin: Origin,
  { token }: { readonly token: string },
): Promise<{ readonly email: string }> {
  await enforceLimits(deps, tokenLimits(origin));
  const account = await findAccountOfLink(deps.db.read, deps, token);
  if (account === null) throw accountErrors.signInLinkDead();
  return { email: account.email };
}

/**
 * Confirms the address, as its owner has followed the link. A stranger may have registered it, so the password
 * is removed, except in the browser that registered.
 */
async function confirm(
  tx: Transaction,
  deps: TransactionDeps,
  account: Account,
  registrationKey: string | null,
): Promise<void> {
  const now = deps.clock.now();
  const isOwnPassword = isRegistrationKey(registrationKey, account.passwordHash);
  if (!isOwnPassword)
    await updateAccount(tx, account.userId, { passwordHash: hashOfNoPassword(), updatedAt: now });
  await markVerified(tx, account.userId, now);
  await queueWelcome(tx, deps, account, { hasPassword: isOwnPassword });
}

interface Browser {
  readonly origin: Origin;
  readonly actor: Actor | null;
  /** Its cookie from a registration (`registrationKey`). */
  readonly registrationKey: string | null;
}

/**
 * Signs someone in with the token of an emailed link, which works once. Never switches someone who is signed
 * in to another account.
 *
 * @throws {DomainError} `bad_request` for a dead link; `conflict` if someone else is signed in;
 * `too_many_requests`.
 */
export async function signInByLink(
  deps: Deps,
  { origin, actor, registrationKey }: Browser,
  { token }: { readonly token: string },
): Promise<SignedIn> {
  await enforceLimits(deps, tokenLimits(origin));
  return deps.db.write(async (tx) => {
    const account = await findAccountOfLink(tx, deps, token);
    if (account === null) throw accountErrors.signInLinkDead();
    if (actor !== null && actor.userId !== account.userId) throw accountErrors.signedInAsOther();
    await deleteVerification(tx, "sign-in", account.userId);
    if (account.emailVerifiedAt === null) await confirm(tx, deps, account, registrationKey);
    // The email with the link has told them of this.
    const sessionToken = await startSessionIn(tx, deps, origin, account, { quiet: true });
    return { token: sessionToken, user: presentUser(deps, account) };
  });
}
