import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";

/** Says that the free trial is over. */
export function trialOverMail(env: Pick<Env, "siteUrl">, firstName: string): MailContent {
  return renderMail(env, {
    subject: "Your free trial is over",
    before: [
      greeting(firstName),
      `Your free trial of ${planTexts.planName} is over. You’re on the free plan now, and nothing was charged.`,
      "Everything you made is still there. Once you choose a plan, you can pick up where you left off.",
    ],
    button: { label: "See the plans", url: `${env.siteUrl}${paths.subscribe()}` },
    after: [],
  });
}
