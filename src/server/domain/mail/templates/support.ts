import { type Email, quoted } from "#src/server/domain/mail/text/email.ts";
import { planLimits } from "#src/shared/plan/plan-limits.ts";

interface Question {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly isFirst: boolean;
}

/** Forwards a support question to the support address. */
export const supportRequestMail = ({ name, email, message, isFirst }: Question): Email => ({
  subject: `${isFirst ? "[Priority] " : ""}Help for ${email}`,
  lines: [
    ...quoted(
      `${name} (${email}) is asking for help. They’re on ${isFirst ? `Facilitator Pro, and we’ve promised an answer within ${planLimits.supportHours} hours` : "the free plan"}.`,
      message,
    ),
    `A reply to this email goes to ${email}.`,
  ],
});
