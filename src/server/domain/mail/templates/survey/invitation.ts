import { quoteOf, type MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";
import { inOthersWords, promiseOf, type InvitingSurvey } from "./inviting-survey.ts";

/**
 * To someone who was asked by name to describe a person. Without the round's title in the subject, which shows on locked
 * screens. The owner's own words stand in a quote and nowhere else, and cannot be a link.
 */
export function invitationMail(
  env: Pick<Env, "siteUrl">,
  survey: InvitingSurvey,
  { token, note, unsubscribeUrl }: { token: string; note: string | null; unsubscribeUrl: string },
): MailContent {
  const { name, fullName, isNamed, called } = inOthersWords(survey);
  const quote = quoteOf(note);
  return renderMail(env, {
    subject: isNamed ? `How do you see ${name}?` : "Someone would like to know how you see them",
    before: [
      "Hello,",
      `${fullName} would like to know how you see them.${called}`,
      "Pick the words that fit. It takes about a minute, and you don’t need an account.",
      ...(quote.length === 0 ? [] : [`${name}’s note:`, ...quote]),
    ],
    button: { label: "Pick the words", url: `${env.siteUrl}${paths.invitation(token)}` },
    after: [
      ...promiseOf(survey, name),
      "This link is yours alone and takes one answer. Please don’t pass it on.",
      `If you don’t know ${isNamed ? name : "who this is"}, or don’t want to answer, you can ignore this email. We’ll remind you three times at most while the round is open.`,
    ],
    unsubscribeUrl,
  });
}
