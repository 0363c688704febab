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
      "Your password has just been changed, and every device is signed out.",
      "If it was you, there’s nothing to do. If it wasn’t, choose a new password now. The person who did this may be able to read your email.",
    ],
    button: { label: "Choose a new password", url: `${env.siteUrl}${paths.forgotPassword()}` },
    after: [],
  });
}
