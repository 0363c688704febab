import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { inOthersWords, type OwnedSurvey } from "./inviting-survey.ts";

/**
 * To everyone who was invited, in the same words: nobody knows who has answered. It says neither how many have, nor whether the window
 * was opened or the round closed. Without a button, as thanks that ask for something are none.
 */
export function thanksMail(
  env: Pick<Env, "siteUrl">,
  survey: OwnedSurvey,
  unsubscribeUrl: string,
): MailContent {
  const { name, fullName, isNamed, called } = inOthersWords(survey);
  return renderMail(env, {
    subject: isNamed ? `Thank you, from ${name}` : "Thank you, from someone who asked you",
    before: [
      "Hello,",
      `${fullName} asked how you see them, and would like to say thank you.${called}`,
      "If you picked words, thank you for taking the time to look closely. If you didn’t get round to it, that’s all right.",
    ],
    after: [
      `Everyone who was invited gets this same email. We don’t tell ${isNamed ? name : "them"} who answered, and answers stay anonymous.`,
    ],
    unsubscribeUrl,
  });
}
