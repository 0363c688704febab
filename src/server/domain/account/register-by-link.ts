import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import { registrationKey } from "#src/server/auth/emailed-secrets.ts";
import { hashPassword } from "#src/server/auth/passwords.ts";
import type { Deps } from "#src/server/deps.ts";
import { splitName } from "#src/shared/account/names.ts";
import type { LinkRegistration } from "#src/shared/account/verification.input.ts";
import type { Registered } from "#src/shared/account/verification.output.ts";
import { registrationLimits, verificationMailLimits } from "#src/server/domain/account/limits.ts";
import { mailVerificationLink } from "#src/server/domain/account/verification/mail-verification-link.ts";
import { presentUser } from "#src/server/domain/account/present-user.ts";
import { refuseSupportAddress } from "#src/server/domain/account/email.ts";
import { refuseWeakPassword } from "#src/server/domain/account/password.ts";
import { storeAccount } from "#src/server/domain/account/registration.ts";

interface Registration extends Registered {
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
): Promise<Registration> {
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
