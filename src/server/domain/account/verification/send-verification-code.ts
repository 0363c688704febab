import type { Origin } from "#src/server/actor.ts";
import { enforceLimits } from "#src/server/auth/limits/limits.ts";
import { codeLifeMs, maxCodeTries, hashCode } from "#src/server/auth/emailed-secrets.ts";
import { after } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import {
  alreadyRegisteredMail,
  verificationCodeMail,
} from "#src/server/domain/mail/templates/account/registration.ts";
import { codeAlphabet, codeLength } from "#src/shared/account/account-texts.ts";
import type { MailRequest } from "#src/shared/account/account.input.ts";
import { codeLimits } from "#src/server/domain/account/limits.ts";
import { findAccountByEmail, replaceCode } from "#src/server/domain/account/queries.ts";

/**
 * Emails a sign-up code; an address with a confirmed account gets a notice instead. The answer and the work
 * are the same: a code is stored in both cases.
 *
 * @throws {DomainError} `too_many_requests`, and the errors of the bot check.
 */
export async function sendVerificationCode(
  deps: Deps,
  origin: Origin,
  { email, recaptchaToken, language }: MailRequest,
): Promise<{ readonly success: true }> {
  await deps.botCheck.verify("register_email", recaptchaToken, origin);
  await enforceLimits(deps, codeLimits(origin, email));
  const { ids } = deps;
  const now = deps.clock.now();
  const code = ids.code(codeAlphabet, codeLength);
  const salt = ids.token(128);
  const row = { email, salt, codeHash: hashCode(salt, code), triesLeft: maxCodeTries };
  await deps.db.write(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    await replaceCode(tx, { ...row, expiresAt: after(now, codeLifeMs) }, now);
    await queueMail(tx, deps, {
      kind: "verification code",
      to: email,
      content: account?.emailVerifiedAt
        ? alreadyRegisteredMail(account.firstName)
        : verificationCodeMail(code, language ?? "en"),
    });
  });
  return { success: true };
}
