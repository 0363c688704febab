import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Queryable } from "#db/client.ts";
import type { Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { DomainError } from "#src/server/errors.ts";
import { verificationMailLimits } from "#src/server/domain/account/limits.ts";
import { mailVerificationLink } from "#src/server/domain/account/verification/mail-verification-link.ts";
import type { Account } from "#src/server/domain/account/queries.ts";
import { hasLiveVerification } from "#src/server/domain/account/verification/verification-queries.ts";

/** Emails a link, unless one that was emailed before still works, which a new one would end, or there have been enough. */
async function tryToMail(deps: Deps, origin: Origin, account: Account): Promise<boolean> {
  const hasLink = (db: Queryable) => hasLiveVerification(db, account.userId, deps.clock.now());
  if (await hasLink(deps.db.read)) return false;
  try {
    await takeFromLimits(deps, verificationMailLimits(origin, account.email));
  } catch (error) {
    if (error instanceof DomainError && error.kind === "too_many_requests") return false;
    throw error;
  }
  return deps.db.write(async (tx) => {
    if (await hasLink(tx)) return false;
    await mailVerificationLink(tx, deps, account);
    return true;
  });
}

/** What to tell someone who knows the password of an account whose address is not confirmed yet. */
export async function confirmAddressError(
  deps: Deps,
  origin: Origin,
  account: Account,
): Promise<DomainError> {
  const isMailed = await tryToMail(deps, origin, account);
  return isMailed ? accountErrors.confirmAddress() : accountErrors.confirmAddressByEarlierMail();
}
