import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";
import {
  deadline,
  greetClient,
  inFacilitatorsWords,
  inPlainWords,
  promiseToClient,
  type AskingProgramme,
} from "./asking-programme.ts";
import type { ClientMailLinks } from "./client-invitation.ts";

/**
 * Asks someone again who hasn't replied.
 *
 * @param askedBy the name of the facilitator who wants it sent; null: it's on the schedule.
 */
export function clientReminderMail(
  env: Pick<Env, "siteUrl">,
  programme: AskingProgramme,
  clientName: string,
  { token, unsubscribeUrl, askedBy }: ClientMailLinks & { readonly askedBy: string | null },
): MailContent {
  const { name, titled } = inFacilitatorsWords(programme);
  return renderMail(env, {
    subject: `A reminder: ${name} invites you to find out how others see you`,
    before: [
      greetClient(clientName),
      `${name} has invited you to ${titled}, and you haven’t replied yet. You can accept or decline: either takes a minute.`,
    ],
    button: { label: "See the invitation", url: `${env.siteUrl}${paths.clientInvitation(token)}` },
    after: [
      ...promiseToClient(programme),
      ...deadline(programme),
      askedBy === null
        ? "We send these reminders automatically, and stop once you reply."
        : `${inPlainWords(askedBy)} asked us to send you this reminder.`,
      "This link is yours alone. The one in our earlier email works too.",
    ],
    unsubscribeUrl,
  });
}
