import type { MailContent } from "#src/server/domain/mail/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/paths.ts";
import { greeting } from "./greeting.ts";

interface ClosingRound {
  readonly surveyId: string;
  readonly title: string;
  readonly firstName: string;
  readonly closesAt: Date;
  readonly minResponses: number;
  readonly answered: number;
  /** null until picked. */
  readonly selfTraitIds: readonly string[] | null;
}

const inUtc = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone: "UTC" });

/** Says what a round lacks that ends within a day. Without the title in the subject, which shows on locked screens. */
export function roundClosesMail(
  env: Pick<Env, "siteUrl">,
  round: ClosingRound,
  unsubscribeUrl: string,
): MailContent {
  const { surveyId, title, firstName, closesAt, answered, minResponses, selfTraitIds } = round;
  return renderMail(env, {
    subject: "Your round closes soon",
    before: [
      greeting(firstName),
      `“${title}” closes within a day: ${inUtc.format(closesAt)} UTC.`,
      ...(answered < minResponses ? [missingAnswers(answered, minResponses)] : []),
      ...(selfTraitIds === null ? ["You have not picked your own words yet. It takes two minutes."] : []),
    ],
    button: { label: "Go to the round", url: `${env.siteUrl}${paths.assessment(surveyId)}` },
    after: ["This is the only mail about this deadline before it is over."],
    unsubscribeUrl,
  });
}

function missingAnswers(answered: number, minResponses: number): string {
  const came = answered === 1 ? "1 answer has come" : `${answered} answers have come`;
  return `So far ${came}, and a window takes ${minResponses}: with fewer it stays closed. There is still time to ask people.`;
}
