import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";

/** Takes the place of the link where the new address has an account: the page that asked cannot tell the two apart. */
export function emailChangeKnownMail(env: Pick<Env, "siteUrl">, firstName: string): MailContent {
  return renderMail(env, {
    subject: `This address already has an account at ${brand.name}`,
    before: [
      greeting(firstName),
      "Someone, most likely you, wants to use this address for another account. It already has one, so nothing has changed.",
      "If both accounts are yours, sign in to the one with this address and delete it. Then you can use the address for the other.",
    ],
    button: { label: "Sign in", url: `${env.siteUrl}${paths.login()}` },
    after: ["If it wasn’t you, you can ignore this email."],
  });
}
