import { type MailContent, quoteOf } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { planLimits } from "#src/shared/plan/plan-limits.ts";

interface Question {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly isFirst: boolean;
}

/** Forwards a support question to the support address. */
export function supportRequestMail(
  env: Pick<Env, "siteUrl">,
  { name, email, message, isFirst }: Question,
): MailContent {
  const promise = isFirst
    ? `They’re on Facilitator Pro, and we’ve promised an answer within ${planLimits.supportHours} hours.`
    : "They’re on the free plan.";
  return renderMail(env, {
    subject: `${isFirst ? "[Priority] " : ""}Help for ${email}`,
    before: [`${name} (${email}) is asking for help. ${promise}`, ...quoteOf(message)],
    after: [`A reply to this email goes to ${email}.`],
  });
}
