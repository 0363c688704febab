import { quoteOf, type MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import { paths } from "#src/shared/site/paths.ts";
import {
  deadline,
  greetClient,
  inFacilitatorsWords,
  promiseToClient,
  type AskingProgramme,
} from "./asking-programme.ts";

export interface InvitingProgramme extends AskingProgramme {
  readonly purpose: string;
  readonly note: string | null;
  readonly reminders: boolean;
}

/** How an email to a client leads on, and takes its reader off such emails. */
export interface ClientMailLinks {
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
  { token, unsubscribeUrl }: ClientMailLinks,
): MailContent {
  const { name, titled } = inFacilitatorsWords(programme);
  const { purpose, note, reminders } = programme;
  const inTheirWords = quoteOf([purpose, note ?? ""].join("\n"));
  return renderMail(env, {
    subject: `${name} invites you to find out how others see you`,
    before: [
      greetClient(clientName),
      `${name} invites you to ${titled}. You pick words that describe you, and people you choose do the same. Then you see where the two meet.`,
      ...(inTheirWords.length === 0 ? [] : [`${name} writes:`, ...inTheirWords]),
    ],
    button: { label: "See the invitation", url: `${env.siteUrl}${paths.clientInvitation(token)}` },
    after: [
      "You can accept or decline there. It takes a minute.",
      ...promiseToClient(programme),
      ...deadline(programme),
      `This link is yours alone, so please don’t pass it on. If you don’t know ${name === programme.facilitatorName ? name : "who this is"}, you can ignore this email.${reminders ? ` We’ll remind you ${reminderCount} at most.` : ""}`,
    ],
    unsubscribeUrl,
  });
}

const reminderCount = ["never", "once", "twice"][programmeLimits.reminderDays.length] ?? "a few times";
