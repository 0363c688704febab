import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";

/** Tells the person that their password is another one now; it may not have been them. */
export function passwordChangedMail(env: Pick<Env, "siteUrl">, firstName: string): MailContent {
  return renderMail(env, {
    subject: `Your ${brand.name} password was changed`,
    before: [
      greeting(firstName),
      "Your password was changed just now, and every device that was signed in is signed out.",
      "If it was you, there is nothing to do. If it was not, choose a new password now; whoever did this could read your mail.",
    ],
    button: { label: "Choose a new password", url: `${env.siteUrl}${paths.forgotPassword()}` },
    after: [],
  });
}
