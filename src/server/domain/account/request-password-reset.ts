import type { Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits.ts";
import { resetLifeMs } from "#src/server/auth/password-resets.ts";
import { after } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { perishableEvent } from "#src/server/domain/mail/perishable.ts";
import { queueMail } from "#src/server/domain/mail/queue-mail.ts";
import { passwordResetMail } from "#src/server/domain/mail/templates/password-reset.ts";
import { sha256 } from "#src/server/ids.ts";
import { accountTexts, type Done, type MailRequest } from "#src/shared/account.ts";
import { resetRequestLimits } from "./limits.ts";
import { findAccountByEmail, replaceReset } from "./queries.ts";

/**
 * Mails a link for a new password; it takes the place of an earlier one. An address without an account gets no mail. The
 * answer and the work are the same: a link is stored for it too, only nobody is told it.
 *
 * @throws {DomainError} `too_many_requests`, and what the bot check throws.
 */
export async function requestPasswordReset(
  deps: Deps,
  origin: Origin,
  { email, recaptchaToken }: MailRequest,
): Promise<Done> {
  await deps.botCheck.verify("forgot_password", recaptchaToken, origin);
  await takeFromLimits(deps, resetRequestLimits(origin, email));
  const { ids, env } = deps;
  const token = ids.token(256);
  const expiresAt = after(deps.clock.now(), resetLifeMs);
  await deps.db.write(async (tx) => {
    await replaceReset(tx, { email, tokenHash: sha256(token), expiresAt });
    const account = await findAccountByEmail(tx, email);
    await queueMail(tx, deps, {
      eventKey: perishableEvent("password reset", ids.id()),
      to: account === null ? null : email,
      content: passwordResetMail(env, account?.firstName ?? "", token),
    });
  });
  deps.wakeMailWorker();
  return { success: true, message: accountTexts.resetRequested };
}
