import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";
import { inOthersWords, promiseOf, type InvitingSurvey } from "./inviting-survey.ts";
import { texts } from "./texts.en.ts";

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
