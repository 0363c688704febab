import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";

/** To the address that was the account's until now. */
export function emailChangedMail(
  env: Pick<Env, "siteUrl" | "SUPPORT_EMAIL">,
  firstName: string,
): MailContent {
  return renderMail(env, {
    subject: `Your ${brand.name} account has another address now`,
    before: [
      greeting(firstName),
      "Another email address was confirmed for your account just now. From here on you sign in with that one, and mails go there.",
      "Every other device that was signed in is signed out, and links in earlier mails to this address are dead.",
    ],
    after: [`If it was not you, write to ${env.SUPPORT_EMAIL} at once.`],
  });
}
