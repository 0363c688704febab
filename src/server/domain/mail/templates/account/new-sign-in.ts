import { timeInUtc } from "#src/server/domain/mail/templates/in-utc.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";

interface SignInNews {
  /** In words: "Firefox on Windows". */
  readonly device: string;
  readonly time: Date;
}

/** Tells the person of a sign-in from a device that they have not used before; it may not have been them. */
export function newSignInMail(
  env: Pick<Env, "siteUrl">,
  firstName: string,
  { device, time }: SignInNews,
): MailContent {
  return renderMail(env, {
    subject: `Was that you? A new sign-in to ${brand.name}`,
    before: [
      greeting(firstName),
      "Someone signed in to your account with your password, from a device we haven’t seen before:",
      `${device}, ${timeInUtc(time)}`,
      "If it was you, there’s nothing to do. If it wasn’t, choose a new password now. That signs out every device.",
    ],
    button: { label: "Choose a new password", url: `${env.siteUrl}${paths.forgotPassword()}` },
    after: [`Where you’re signed in: ${env.siteUrl}${paths.account()}`],
  });
}
