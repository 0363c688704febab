import type { Origin } from "#src/server/actor.ts";
import { admitMail } from "#src/server/auth/limits/admission.ts";
import { countEach } from "#src/server/auth/limits/counters.ts";
import { demandFor } from "#src/server/auth/limits/demand.ts";
import { canonicalMailbox } from "#src/server/auth/limits/mailbox.ts";
import { resetLifeMs } from "#src/server/auth/password/password-resets.ts";
import { after } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { passwordResetMail } from "#src/server/domain/mail/templates/account/password-reset.ts";
import { sha256 } from "#src/server/ids.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import type { Done } from "#src/shared/account/account.output.ts";
import type { MailRequest } from "#src/shared/account/account.input.ts";
import { resetMails, resetRequestLimits } from "#src/server/domain/account/limits.ts";
import { findAccountByEmail, replaceReset } from "#src/server/domain/account/queries.ts";

/**
 * Emails a link for a new password; it takes the place of an earlier one. A mailbox that has had enough of them gets none,
 * and its last one stays good. An address without an account gets no email either. The answer and the work are always the
 * same: a link is stored each time, even where nobody is told it.
 *
 * @throws {DomainError} `too_many_requests`, and what the bot check throws.
 */
export async function requestPasswordReset(
  deps: Deps,
  origin: Origin,
  { email, recaptchaToken }: MailRequest,
): Promise<Done> {
  await deps.botCheck.verify("forgot_password", recaptchaToken, origin);
  const limits = resetRequestLimits(origin);
  await admitMail(deps, origin, { limits, demands: [demandFor.forgot_password] });
  const { ids, env } = deps;
  const token = ids.token(256);
  const now = deps.clock.now();
  // What emails nobody uses up nothing of a mailbox, under whatever spelling.
  const counters = { known: resetMails(origin, canonicalMailbox(email)), unknown: resetMails(origin, email) };
  await deps.db.write(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    const counts = await countEach(tx, now, account === null ? counters.unknown : counters.known);
    const isMailed = counts.every(({ counter, count }) => count <= counter.most);
    // A link that is emailed to nobody takes no other's place: it rests under no address.
    const row = { tokenHash: sha256(token), expiresAt: after(now, resetLifeMs) };
    await replaceReset(tx, { ...row, email: isMailed ? email : "" });
    await queueMail(tx, deps, {
      kind: "password reset",
      to: account !== null && isMailed ? email : null,
      content: passwordResetMail(env, account?.firstName ?? "", token),
    });
  });
  return { success: true, message: accountTexts.resetRequested };
}
