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
      "Your account is deleted, as you asked. So are your rounds, with your own words, the answers and the results. The cards you made from them are gone too: their public pages and pictures no longer work.",
      "Your answers about other people stay. They were never linked to your account, so nobody can trace them to you.",
    ],
    after: [`This is our last email to you. If you didn’t do this, write to ${env.SUPPORT_EMAIL}.`],
  });
}
