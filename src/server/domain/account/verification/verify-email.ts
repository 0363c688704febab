import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { autoTokenLifeMs, isRegistrationKey } from "#src/server/auth/emailed-secrets.ts";
import { forgetLogInsIn, takeFromLimits } from "#src/server/auth/limits/limits.ts";
import { after } from "#src/server/clock.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import type { Verified } from "#src/shared/account/verification.output.ts";
import { verificationTexts } from "#src/shared/account/verification-texts.ts";
import { tokenLimits } from "#src/server/domain/account/limits.ts";
import { markVerified, type Account } from "#src/server/domain/account/queries.ts";
import { queueWelcome } from "#src/server/domain/account/welcome.ts";
import { deleteVerification, findVerification, insertSignInCode } from "./verification-queries.ts";

/** The browser that an emailed link, or what came of one, is followed in. */
export interface Browser {
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
