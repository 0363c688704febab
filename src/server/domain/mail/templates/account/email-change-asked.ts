import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";

/** To the present address, which may not be the person's any more who asked: it does not name the new one. */
export function emailChangeAskedMail(env: Pick<Env, "siteUrl">, firstName: string): MailContent {
  return renderMail(env, {
    subject: `Was that you? A new email address for your ${brand.name} account`,
    before: [
      greeting(firstName),
      "Someone who knows your password, most likely you, wants to use another email address for your account. It changes once that address is confirmed.",
      "If it was you, there’s nothing to do. If it wasn’t, choose a new password now. That stops the change and signs out every device.",
    ],
    button: { label: "Choose a new password", url: `${env.siteUrl}${paths.forgotPassword()}` },
    after: [],
  });
}
