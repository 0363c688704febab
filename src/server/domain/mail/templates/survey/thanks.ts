import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { inOthersWords, type OwnedSurvey } from "./inviting-survey.ts";
import { texts } from "./texts.en.ts";

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
