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
import type { EmailLinks } from "./client-invitation.ts";
import { texts } from "./texts.en.ts";

/**
 * Asks someone again who hasn't replied.
 *
 * @param askedBy the name of the facilitator who wants it sent; null: it's on the schedule.
 */
export function clientReminderMail(
  env: Pick<Env, "siteUrl">,
  programme: AskingProgramme,
  clientName: string,
  { token, unsubscribeUrl, askedBy }: EmailLinks & { readonly askedBy: string | null },
): MailContent {
  const { name, titled } = inFacilitatorsWords(programme);
  return renderMail(env, {
    subject: texts.reminder.subject(name),
    before: [greetClient(clientName), texts.reminder.asks(name, titled)],
    button: { label: texts.button, url: `${env.siteUrl}${paths.clientInvitation(token)}` },
    after: [
      ...promiseToClient(programme),
      ...deadline(programme),
      askedBy === null ? texts.reminder.automatic : texts.reminder.askedBy(inPlainWords(askedBy)),
      texts.reminder.link,
    ],
    unsubscribeUrl,
  });
}
