import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";

/** The last email. */
export function accountDeletedMail(
  env: Pick<Env, "siteUrl" | "SUPPORT_EMAIL">,
  firstName: string,
): MailContent {
  return renderMail(env, {
    subject: `Your ${brand.name} account is deleted`,
    before: [
      greeting(firstName),
      "Your account is deleted, as you asked. With it went your rounds: your own words, what others answered, and the results. The cards that you made from them went too: their public pages and pictures no longer work.",
      "What you told other people about themselves stays with them. It never led to your account, so nobody can look it up.",
    ],
    after: [`This is our last mail to you. If it was not you who did this, write to ${env.SUPPORT_EMAIL}.`],
  });
}
