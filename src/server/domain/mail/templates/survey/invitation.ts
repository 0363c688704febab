import { quoteOf, type MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";
import { inOthersWords, promiseOf, type InvitingSurvey } from "./inviting-survey.ts";
import { texts } from "./texts.en.ts";

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
