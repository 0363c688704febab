import { codeLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { minutes } from "#src/server/clock.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";

/** The code is not in the subject: subjects show on locked screens, and stay with us after the text is gone. */
export function verificationCodeMail(env: Pick<Env, "siteUrl">, code: string): MailContent {
  return renderMail(env, {
    subject: `Your ${brand.name} code`,
    before: [`Here’s your code. Type it to finish signing up for ${brand.name}.`],
    code,
    after: [
      `It works for ${String(codeLifeMs / minutes(1))} minutes.`,
      "If you didn’t ask for it, you can ignore this email. Nobody can sign up with your address without the code.",
    ],
  });
}
