import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";

/** Asks for another card after a payment that did not go through. */
export function paymentFailedMail(env: Pick<Env, "siteUrl">, firstName: string): MailContent {
  return renderMail(env, {
    subject: "Your payment didn’t go through",
    before: [
      greeting(firstName),
      `We couldn’t charge your card for ${planTexts.planName}. Your plan is still on, and we’ll try your card again over the next few days.`,
      "To keep your plan, update your card now.",
    ],
    button: { label: "Update my card", url: `${env.siteUrl}${serverPaths.billingPortal()}` },
    after: ["If you’ve already done that, you can ignore this email."],
  });
}
