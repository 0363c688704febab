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
    subject: `A reminder: ${name} would like to know how you see them`,
    before: [
      "Hello,",
      `${name} would still like to know how you see them${titled}. It takes about a minute, and you don't need an account.`,
    ],
    button: { label: "Pick the words", url: `${env.siteUrl}${paths.invitation(token)}` },
    after: [
      ...promiseOf(survey, name),
      "This link is just for you and works for one answer. The one in our earlier email works too.",
      `We send these reminders automatically, and ${name} doesn't find out who gets one. If you don't want to answer, you can ignore this email, or stop the reminders with the link below.`,
    ],
    unsubscribeUrl,
  });
}
