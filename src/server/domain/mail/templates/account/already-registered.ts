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
      "Someone, most likely you, tried to sign up with this address. It already has an account, so please sign in instead.",
    ],
    button: { label: "Sign in", url: `${env.siteUrl}${paths.login()}` },
    after: ["If it wasn’t you, you can ignore this email. Nothing has changed."],
  });
}
