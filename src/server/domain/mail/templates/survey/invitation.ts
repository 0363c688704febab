import { type Email, quoted } from "#src/server/domain/mail/text/email.ts";
import type { AskedRound } from "#src/shared/languages/emails.ts";
import { momentInUtc } from "#src/shared/languages/format.ts";
import type { Language } from "#src/shared/languages/languages.ts";
import { textsIn } from "#src/shared/languages/texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { readsLikeAdvert } from "#src/shared/text/plain-text.ts";

interface OwnedSurvey {
  readonly ownerFirstName: string;
  readonly ownerName: string;
  /** null: nobody has chosen one. */
  readonly language: Language | null;
}

interface InvitingSurvey extends OwnedSurvey {
  readonly minResponses: number;
  readonly closesAt: Date | null;
}

/** Leaves out a name that reads like an advert: the owner chose both it and the recipient. */
function namesOf({ ownerFirstName, ownerName }: OwnedSurvey): Pick<AskedRound, "name" | "fullName"> {
  const isHidden = readsLikeAdvert(ownerName) || readsLikeAdvert(ownerFirstName);
  return isHidden
    ? { name: null, fullName: null }
    : { name: ownerFirstName || ownerName, fullName: ownerName };
}

function askedRound(survey: InvitingSurvey, language: Language): AskedRound {
  const { closesAt, minResponses } = survey;
  return {
    ...namesOf(survey),
    closes: closesAt && momentInUtc(language, closesAt),
    least: minResponses,
  };
}

/** Invites a peer. The owner's note appears only as a quote, and can't be a link. */
export function invitationMail(survey: InvitingSurvey, token: string, note: string | null): Email {
  const language = survey.language ?? "en";
  const { emails } = textsIn(language);
  const round = askedRound(survey, language);
  const { subject, lines, button, after } = emails.invitation(round);
  const [asks = "", ...rest] = lines;
  return {
    ...{ language, to: "", subject, after },
    lines: [asks, ...quoted(emails.writes(round.name), note), ...rest],
    button: [button, paths.invitation(token)],
  };
}

/** Sent on schedule; the owner doesn't know who gets it. It says nothing about anyone's answer. */
export function invitationReminderMail(survey: InvitingSurvey, token: string): Email {
  const language = survey.language ?? "en";
  const { button, ...email } = textsIn(language).emails.reminder(askedRound(survey, language));
  return { ...email, language, to: "", button: [button, paths.invitation(token)] };
}

/** Tells the sender which invitations failed after three days, as the mailboxes were full. */
export const invitationsGivenUpMail = (firstName: string, addresses: readonly string[]): Email => ({
  to: firstName,
  subject: `We couldn’t send ${addresses.length === 1 ? "one" : "some"} of your invitations`,
  lines: [
    `We couldn’t send your invitation to ${listNames(addresses)}. So that nobody’s inbox fills up, an address gets only a few invitations a day from us. We’ve tried for three days, and have stopped now.`,
    "You can try again later, or ask them directly.",
  ],
  button: ["Go to my dashboard", paths.dashboard()],
});

/**
 * Goes to everyone invited, in the same words, as nobody knows who has answered. It doesn't say how many
 * have, or whether the window was opened or the round closed. It has no button: thanks ask for nothing.
 */
export function thanksMail(survey: OwnedSurvey): Email {
  const language = survey.language ?? "en";
  return { ...textsIn(language).emails.thanks(namesOf(survey)), language, to: "" };
}
