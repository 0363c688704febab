import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";

/** Takes the place of the link where the new address has an account: the page that asked cannot tell the two apart. */
export function emailChangeKnownMail(env: Pick<Env, "siteUrl">, firstName: string): MailContent {
  return renderMail(env, {
    subject: `This address has an account at ${brand.name}`,
    before: [
      greeting(firstName),
      "Somebody, most likely you, wants to use this address for another account. It has one already, so nothing has changed.",
      "If both accounts are yours, log in to the one with this address and delete it. Then the address is free.",
    ],
    button: { label: "Log in", url: `${env.siteUrl}${paths.login()}` },
    after: ["If it was not you, you can ignore this mail."],
  });
}
