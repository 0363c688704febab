import type { MailContent } from "#src/server/domain/mail/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/paths.ts";
import { greeting } from "./greeting.ts";

interface ReadyRound {
  readonly surveyId: string;
  readonly title: string;
  readonly firstName: string;
  /** Results that there are already. */
  readonly snapshots: number;
}

/** Says that it can be done, and nothing of what shows then. Without the title in the subject, which shows on locked screens. */
export function roundReadyMail(
  env: Pick<Env, "siteUrl">,
  { surveyId, title, firstName, snapshots }: ReadyRound,
  unsubscribeUrl: string,
): MailContent {
  const isFirst = snapshots === 0;
  return renderMail(env, {
    subject: isFirst ? "Your window can be opened" : "A new result can be made",
    before: [
      greeting(firstName),
      isFirst
        ? `Enough people have answered “${title}” for its window to be opened. When that happens is up to you: you can also wait for more.`
        : `Enough people have answered “${title}” since your newest result for another one. When you make it is up to you: you can also wait for more.`,
    ],
    button: { label: "Go to the round", url: `${env.siteUrl}${paths.assessment(surveyId)}` },
    after: [
      `This is the only mail of its kind for this ${isFirst ? "round" : "result"}. Such mails go out on the hour, so that none tells when somebody answered.`,
    ],
    unsubscribeUrl,
  });
}
