import type { MailContent } from "#src/server/domain/mail/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/paths.ts";
import { greeting } from "./greeting.ts";

interface ReadyRound {
  readonly surveyId: string;
  readonly title: string;
  readonly firstName: string;
}

/** Says that it can be done, and nothing of what shows then. Without the title in the subject, which shows on locked screens. */
export function roundReadyMail(
  env: Pick<Env, "siteUrl">,
  { surveyId, title, firstName }: ReadyRound,
  unsubscribeUrl: string,
): MailContent {
  return renderMail(env, {
    subject: "Your window can be opened",
    before: [
      greeting(firstName),
      `Enough people have answered “${title}” for its window to be opened. When that happens is up to you: you can also wait for more.`,
    ],
    button: { label: "Go to the round", url: `${env.siteUrl}${paths.assessment(surveyId)}` },
    after: [
      "This is the only mail of its kind for this round. Such mails go out on the hour, so that none tells when somebody answered.",
    ],
    unsubscribeUrl,
  });
}
