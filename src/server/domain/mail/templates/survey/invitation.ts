import { type MailContent, greeting, quoteOf, timeInUtc } from "#src/server/domain/mail/text/mail-content.ts";
import { texts } from "./texts.en.ts";
import { joinName } from "#src/shared/account/names.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";

interface OwnedSurvey {
  readonly ownerFirstName: string;
  readonly ownerLastName: string;
  readonly title: string;
}

interface InvitingSurvey extends OwnedSurvey {
  readonly minResponses: number;
  readonly closesAt: Date | null;
}

/** Leaves out words that read like a link: the owner chose both them and the recipient. */
function inOthersWords({ ownerFirstName, ownerLastName, title }: OwnedSurvey) {
  const fullName = joinName(ownerFirstName, ownerLastName);
  const known = readsLikeLink(fullName) ? null : ownerFirstName || fullName;
  return {
    /** The owner's first name; null if it reads like a link. */
    known,
    fullName: known === null ? texts.someone : fullName,
    name: known ?? texts.someone,
    /** A sentence with a leading space. */
    called: readsLikeLink(title) ? "" : ` ${texts.called(title)}`,
  };
}

/** The deadline and the use of answers, in the same words in every email, no matter who answered. */
const promiseOf = ({ closesAt, minResponses }: InvitingSurvey, name: string): readonly string[] => [
  ...(closesAt === null ? [] : [texts.until(timeInUtc(closesAt))]),
  texts.promise(name, minResponses),
];

/**
 * Invites a peer. The subject, which lock screens show, omits the title. The owner's note appears only as a
 * quote, and can't be a link.
 */
export function invitationMail(
  env: Pick<Env, "siteUrl">,
  survey: InvitingSurvey,
  { token, note, unsubscribeUrl }: { token: string; note: string | null; unsubscribeUrl: string },
): MailContent {
  const { name, fullName, known, called } = inOthersWords(survey);
  const quote = quoteOf(note);
  return renderMail(env, {
    subject: texts.invitation.subject(known),
    before: [
      texts.hello,
      `${texts.asks(fullName)}${called}`,
      ...(quote.length === 0 ? [] : [texts.invitation.note(name), ...quote]),
      texts.invitation.howTo,
    ],
    button: { label: texts.button, url: `${env.siteUrl}${paths.invitation(token)}` },
    after: [...promiseOf(survey, name), texts.invitation.link, texts.invitation.ignore(known)],
    unsubscribeUrl,
  });
}

/** Sent on schedule; the owner doesn't know who gets it. It says nothing about anyone's answer. */
export function invitationReminderMail(
  env: Pick<Env, "siteUrl">,
  survey: InvitingSurvey,
  { token, unsubscribeUrl }: { readonly token: string; readonly unsubscribeUrl: string },
): MailContent {
  const { name, fullName, known, called } = inOthersWords(survey);
  return renderMail(env, {
    subject: texts.reminder.subject(known),
    before: [texts.hello, `${texts.asks(fullName)}${called}`, texts.reminder.howTo],
    button: { label: texts.button, url: `${env.siteUrl}${paths.invitation(token)}` },
    after: [...promiseOf(survey, name), texts.reminder.link, texts.reminder.ignore(name)],
    unsubscribeUrl,
  });
}

/** Tells the sender which invitations failed after three days, as the mailboxes were full. */
export const invitationsGivenUpMail = (
  env: Pick<Env, "siteUrl">,
  firstName: string,
  addresses: readonly string[],
): MailContent =>
  renderMail(env, {
    subject: "We couldn’t send your invitation",
    before: [
      greeting(firstName),
      `We couldn’t send your invitation to ${listNames(addresses)}. A mailbox gets only a few requests from us a day, and for three days others came first, so we stopped trying.`,
      "You can try again later, or ask them directly. If it’s about a round of yours, you can also send them its link.",
    ],
    button: { label: "Go to my dashboard", url: `${env.siteUrl}${paths.dashboard()}` },
    after: [],
  });

/**
 * Goes to everyone invited, in the same words, as nobody knows who has answered. It doesn't say how many
 * have, or whether the window was opened or the round closed. It has no button: thanks ask for nothing.
 */
export function thanksMail(
  env: Pick<Env, "siteUrl">,
  survey: OwnedSurvey,
  unsubscribeUrl: string,
): MailContent {
  const { fullName, known, called } = inOthersWords(survey);
  return renderMail(env, {
    subject: texts.thanks.subject(known),
    before: [texts.hello, `${texts.thanks.says(fullName)}${called}`, texts.thanks.either],
    after: [texts.thanks.toAll(known)],
    unsubscribeUrl,
  });
}
