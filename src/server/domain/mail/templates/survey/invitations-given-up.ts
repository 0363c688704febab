import { greeting } from "#src/server/domain/mail/templates/greeting.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";

/** To someone whose invitations found no room in their mailboxes for three days. */
export const invitationsGivenUpMail = (
  env: Pick<Env, "siteUrl">,
  firstName: string,
  addresses: readonly string[],
): MailContent =>
  renderMail(env, {
    subject: "We couldn’t send your invitation",
    before: [
      greeting(firstName),
      `We couldn’t send your invitation to ${listNames(addresses)}. We send one address only so many invitations a day, and for three days others came first.`,
      "Please ask them directly. If it’s about a round of yours, you can also send them its link.",
    ],
    button: { label: "Go to my dashboard", url: `${env.siteUrl}${paths.dashboard()}` },
    after: [],
  });
