import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";

/** Says that a subscription has come to its end. */
export function planEndedMail(env: Pick<Env, "siteUrl">, firstName: string): MailContent {
  return renderMail(env, {
    subject: `Your ${planTexts.planName} plan has ended`,
    before: [
      greeting(firstName),
      `Your ${planTexts.planName} plan has ended, and you’re on the free plan now.`,
      "Everything you made is still there. You can come back whenever you like.",
    ],
    button: { label: "See the plans", url: `${env.siteUrl}${paths.subscribe()}` },
    after: [],
  });
}
