import { resetLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { minutes } from "#src/server/clock.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";

/** The link for a new password. */
export function passwordResetMail(env: Pick<Env, "siteUrl">, firstName: string, token: string): MailContent {
  return renderMail(env, {
    subject: `Choose a new password for ${brand.name}`,
    before: [
      greeting(firstName),
      "Someone, most likely you, asked for a new password. You can choose one here:",
    ],
    button: { label: "Choose a new password", url: `${env.siteUrl}${paths.resetPassword(token)}` },
    after: [
      `The link works once, for ${String(resetLifeMs / minutes(1))} minutes.`,
      "If it wasn’t you, you can ignore this email. Your password stays the same.",
    ],
  });
}
