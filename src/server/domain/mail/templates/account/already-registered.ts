import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";

/** Takes the place of the code where the address has an account: the page that asked cannot tell the two apart. */
export function alreadyRegisteredMail(env: Pick<Env, "siteUrl">, firstName: string): MailContent {
  return renderMail(env, {
    subject: `You already have an account at ${brand.name}`,
    before: [
      greeting(firstName),
      "Somebody, most likely you, wants to sign up with this address. It has an account already, so there is no code: please log in.",
    ],
    button: { label: "Log in", url: `${env.siteUrl}${paths.login()}` },
    after: ["If it was not you, you can ignore this mail. Nothing has changed."],
  });
}
