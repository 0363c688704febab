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
  const { name, fullName, isNamed, called } = inOthersWords(survey);
  return renderMail(env, {
    subject: isNamed
      ? `A reminder: how do you see ${name}?`
      : "A reminder: someone would like to know how you see them",
    before: [
      "Hello,",
      `${fullName} would like to know how you see them.${called}`,
      "There’s still time. It takes about a minute, and you don’t need an account.",
    ],
    button: { label: "Pick the words", url: `${env.siteUrl}${paths.invitation(token)}` },
    after: [
      ...promiseOf(survey, name),
      "The link is yours alone and takes one answer. The one in the earlier email works too.",
      `We send these reminders ourselves, and ${name} isn’t told who gets one. If you don’t want to answer, you can ignore this email, or turn reminders off with the link below.`,
    ],
    unsubscribeUrl,
  });
}
