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
  replaceVerificationOfNobody,
} from "./verification-queries.ts";
import { forgetLogInsIn, takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Resent, VerificationStatus, Verified } from "#src/shared/account/verification.output.ts";
import { verificationTexts } from "#src/shared/account/verification-texts.ts";
import { tokenLimits, verificationMailLimits } from "#src/server/domain/account/limits.ts";
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

/**
 * Emails a link that confirms the account's address; it takes the place of an earlier one. null: an email for nobody, which
 * costs as much.
 */
export async function mailVerificationLink(
  tx: Transaction,
  deps: TransactionDeps,
  account: Pick<Actor, "userId" | "email" | "firstName"> | null,
): Promise<void> {
  const { ids, env, clock } = deps;
  const token = ids.token(256);
  const tokenHash = sha256(token);
  const link = { tokenHash, expiresAt: after(clock.now(), verificationLifeMs) };
  if (account === null) await replaceVerificationOfNobody(tx, link);
  else await replaceVerification(tx, { ...link, userId: account.userId, email: account.email });
  await queueMail(tx, deps, {
    kind: "verification link",
    to: account?.email ?? null,
    content: verificationLinkMail(env, account?.firstName ?? "", token),
  });
}

/**
 * Emails the link once more to an account that waits for it. Addresses without an account, or with a confirmed one, get no
 * email; answer and work are the same.
 *
 * @throws {DomainError} `too_many_requests`
 */
export async function resendVerification(
  deps: Deps,
  origin: Origin,
  { email }: { readonly email: string },
): Promise<Resent> {
  await takeFromLimits(deps, verificationMailLimits(origin, email));
  await deps.db.write(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    await mailVerificationLink(tx, deps, account?.emailVerifiedAt === null ? account : null);
  });
  const isLocal = deps.env.MAIL_URL === undefined;
  const warning = isLocal ? { warning: verificationTexts.localMailbox } : {};
  return { success: true, message: verificationTexts.sent, ...warning };
}

/** Whether the person's address is confirmed. Nobody signs in before it is, so whoever can ask is told yes. */
export async function getVerificationStatus(
  { db }: Pick<Deps, "db">,
  { userId }: Actor,
): Promise<VerificationStatus> {
  const account = await findAccountById(db.read, userId);
  return { verified: account !== null && account.emailVerifiedAt !== null };
}

/** The browser that an emailed link, or what came of one, is followed in. */
interface Browser {
  readonly origin: Origin;
  /** Who is signed in there. */
  readonly actor: Actor | null;
  /** What it got when it registered someone: see `registrationKey`. */
  readonly registrationKey: string | null;
}

/**
 * Uses the link up. null when it is dead: an expired one is erased too, so that no clock brings it back. So is one for an address that has
 * become the support's since: that is never taken by a link.
 */
async function followLink(
  tx: Transaction,
  deps: TransactionDeps,
  token: string,
  now: Date,
): Promise<Account | null> {
  const { SUPPORT_EMAIL } = deps.env;
  const link = await findVerification(tx, sha256(token));
  if (link === null) return null;
  const { account, email, expiresAt } = link;
  if (expiresAt <= now || account.email !== email || email === SUPPORT_EMAIL) {
    await deleteVerification(tx, account.userId);
    return null;
  }
  // With it goes the link.
  await markVerified(tx, account.userId, now);
  // Someone who tried too often before they found the email can sign in now.
  await forgetLogInsIn(tx, email);
  await queueWelcome(tx, deps, account);
  return account;
}

/**
 * Confirms an address with the token of an emailed link, which works once. The browser that registered gets a one-time code
 * to sign in with, unless someone is signed in there. Any other gets none: the link of a stranger's account must not
 * sign whoever opens it in to that account.
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
  await takeFromLimits(deps, tokenLimits(origin));
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

interface Entered {
  readonly account: Account;
  /** The token of the session. */
  readonly token: string;
}

/** Uses the code up, unless it came in a browser that it is not for; an expired one is erased. */
async function enter(
  tx: Transaction,
  deps: TransactionDeps,
  { actor, origin, registrationKey }: Browser,
  tokenHash: string,
): Promise<Entered | "dead" | "other account"> {
  const row = await findSignInCode(tx, tokenHash);
  if (row === null) return "dead";
  const { account } = row;
  if (!account.emailVerifiedAt || !isRegistrationKey(registrationKey, account.passwordHash)) return "dead";
  if (actor !== null && actor.userId !== account.userId) return "other account";
  await deleteSignInCode(tx, tokenHash);
  if (row.expiresAt <= deps.clock.now()) return "dead";
  // It is the browser that registered: nothing new to them.
  return { account, token: await startSessionIn(tx, deps, origin, account, { quiet: true }) };
}

/**
 * Gives a session for a one-time code, in the browser that registered and in no other: a code in an address could lead
 * anyone into a stranger's account. Nobody who is signed in is switched to another account.
 *
 * @throws {DomainError} `bad_request` for a dead code; `conflict` where someone else is signed in; `too_many_requests`.
 */
export async function exchangeAutoToken(
  deps: Deps,
  browser: Browser,
  { autoToken }: { readonly autoToken: string },
): Promise<SignedIn> {
  await takeFromLimits(deps, tokenLimits(browser.origin));
  const entered = await deps.db.write((tx) => enter(tx, deps, browser, sha256(autoToken)));
  if (entered === "dead") throw accountErrors.autoTokenDead();
  if (entered === "other account") throw accountErrors.signedInAsOther();
  return { token: entered.token, user: presentUser(deps, entered.account) };
}
