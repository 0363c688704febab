import { greeting } from "#src/server/domain/mail/templates/greeting.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";

interface Shared {
  /** The facilitator's. */
  readonly firstName: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly faId: string;
  readonly programme: string;
}

/** To a facilitator: who shares, and nothing of what. Without the name in the subject, which shows on locked screens. */
export function resultSharedMail(
  env: Pick<Env, "siteUrl">,
  { firstName, clientId, clientName, faId, programme }: Shared,
  unsubscribeUrl: string,
): MailContent {
  return renderMail(env, {
    subject: "A client shared their result with you",
    before: [greeting(firstName), `${clientName} has shared their result in “${programme}” with you.`],
    button: { label: "Read the result", url: `${env.siteUrl}${paths.facilitatorInsights(faId, clientId)}` },
    after: ["You can read it for as long as they share it."],
    unsubscribeUrl,
  });
}
