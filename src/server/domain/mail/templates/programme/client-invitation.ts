import { quoteOf, type MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import { paths } from "#src/shared/site/paths.ts";
import {
  deadline,
  greetClient,
  inFacilitatorsWords,
  promiseToClient,
  type AskingProgramme,
} from "./asking-programme.ts";
import { texts } from "./texts.en.ts";

export interface InvitingProgramme extends AskingProgramme {
  readonly purpose: string;
  readonly note: string | null;
  readonly reminders: boolean;
}

/** How an email to a client leads on, and takes its reader off such emails. */
export interface EmailLinks {
  readonly token: string;
  readonly unsubscribeUrl: string;
}

/**
 * Asks someone to be a client. Without the programme's title in the subject, which shows on locked screens. What the facilitator wrote
 * stands in one quote and nowhere else, and can't be a link.
 *
 * @param clientName as the facilitator spelled it.
 */
export function clientInvitationMail(
  env: Pick<Env, "siteUrl">,
  programme: InvitingProgramme,
  clientName: string,
  { token, unsubscribeUrl }: EmailLinks,
): MailContent {
  const { name, titled } = inFacilitatorsWords(programme);
  const { purpose, note, reminders } = programme;
  const inTheirWords = quoteOf([purpose, note ?? ""].join("\n"));
  return renderMail(env, {
    subject: texts.invitation.subject(name),
    before: [
      greetClient(clientName),
      texts.invitation.asks(name, titled),
      ...(inTheirWords.length === 0 ? [] : [texts.invitation.note(name), ...inTheirWords]),
    ],
    button: { label: texts.button, url: `${env.siteUrl}${paths.clientInvitation(token)}` },
    after: [
      texts.invitation.choice,
      ...promiseToClient(programme),
      ...deadline(programme),
      [
        texts.invitation.link,
        texts.invitation.ignore(name === programme.facilitatorName ? name : null),
        ...(reminders ? [texts.invitation.reminders(programmeLimits.reminderDays.length)] : []),
      ].join(" "),
    ],
    unsubscribeUrl,
  });
}
