import { unverifiedLifeMs, verificationLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { days, hours } from "#src/server/clock.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";

/** The link that confirms the address of a new account. */
export function verificationLinkMail(
  env: Pick<Env, "siteUrl">,
  firstName: string,
  token: string,
): MailContent {
  return renderMail(env, {
    subject: `Confirm your address for ${brand.name}`,
    before: [
      greeting(firstName),
      `Someone, most likely you, signed up for ${brand.name} with this address. Please confirm that it’s yours:`,
    ],
    button: { label: "Confirm my address", url: `${env.siteUrl}${paths.verifyEmail(token)}` },
    after: [
      `The link works once, for ${String(verificationLifeMs / hours(1))} hours. In the browser you signed up with, it signs you in too.`,
      `If it wasn’t you, please don’t open the link. Without it nobody can use the account, and we’ll delete it after ${String(unverifiedLifeMs / days(1))} days.`,
    ],
  });
}
