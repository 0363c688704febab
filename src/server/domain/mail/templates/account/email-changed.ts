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
    subject: `Your ${brand.name} account has a new email address`,
    before: [
      greeting(firstName),
      "Your account has just moved to another email address. Sign in with that one now; our emails go there too.",
      "Every other device is signed out, and links in our earlier emails to this address no longer work.",
    ],
    after: [`If it wasn’t you, write to ${env.SUPPORT_EMAIL} at once.`],
  });
}
