import type { Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Resent } from "#src/shared/account/verification.output.ts";
import { verificationTexts } from "#src/shared/account/verification-texts.ts";
import { verificationMailLimits } from "#src/server/domain/account/limits.ts";
import { mailVerificationLink } from "./mail-verification-link.ts";
import { findAccountByEmail } from "#src/server/domain/account/queries.ts";

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
