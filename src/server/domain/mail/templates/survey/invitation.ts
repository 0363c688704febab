import { type MailContent, greeting, quoteOf, timeInUtc } from "#src/server/domain/mail/text/mail-content.ts";
import { texts } from "./texts.en.ts";
import { joinName } from "#src/shared/account/names.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";

/** Whose round it is. */
interface OwnedSurvey {
  readonly ownerFirstName: string;
  readonly ownerLastName: string;
  readonly title: string;
}

/** What emails that ask for an answer say of the round. */
interface InvitingSurvey extends OwnedSurvey {
  readonly minResponses: number;
  readonly closesAt: Date | null;
}

/** The owner chose their name and the title, and whom we write to: words that read like a link are left out. */
function inOthersWords({ ownerFirstName, ownerLastName, title }: OwnedSurvey) {
  const fullName = joinName(ownerFirstName, ownerLastName);
  const known = readsLikeLink(fullName) ? null : ownerFirstName || fullName;
  return {
    /** What friends call the owner; null where that can't be said. */
    known,
    fullName: known === null ? texts.someone : fullName,
    name: known ?? texts.someone,
    /** A sentence, with a space before it. */
    called: readsLikeLink(title) ? "" : ` ${texts.called(title)}`,
  };
}

/** Until when people can answer, and what happens to an answer: the same words in every email, no matter who has answered. */
const promiseOf = ({ closesAt, minResponses }: InvitingSurvey, name: string): readonly string[] => [
  ...(closesAt === null ? [] : [texts.until(timeInUtc(closesAt))]),
  texts.promise(name, minResponses),
];

/**
 * To someone who was asked by name to describe a person. Without the round's title in the subject, which shows on locked
 * screens. The owner's own words stand in a quote and nowhere else, and cannot be a link.
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

/** The schedule sends it, not the owner, who does not know who gets it. It says nothing of anyone else's answer. */
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

/**
 * To everyone who was invited, in the same words: nobody knows who has answered. It says neither how many have, nor whether the window
 * was opened or the round closed. Without a button, as thanks that ask for something are none.
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
