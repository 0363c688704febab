import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";
import { inOthersWords, promiseOf, type InvitingSurvey } from "./inviting-survey.ts";

/** The schedule sends it, not the owner, who does not know who gets it. It says nothing of anyone else's answer. */
export function invitationReminderMail(
  env: Pick<Env, "siteUrl">,
  survey: InvitingSurvey,
  { token, unsubscribeUrl }: { readonly token: string; readonly unsubscribeUrl: string },
): MailContent {
  const { name, titled } = inOthersWords(survey);
  return renderMail(env, {
    subject: `A reminder: ${name} asks how you see them`,
    before: [
      "Hello,",
      `${name} has asked you to pick the words that describe them best${titled}. There is still time: it takes about a minute, and you need no account.`,
    ],
    button: { label: "Pick the words", url: `${env.siteUrl}${paths.invitation(token)}` },
    after: [
      ...promiseOf(survey, name),
      "The link is yours alone and takes one answer. The one in the mail before works too.",
      `We send such reminders by ourselves; ${name} does not learn to whom. If you do not want to answer, you can ignore this mail, or stop them by the link below.`,
    ],
    unsubscribeUrl,
  });
}
