import { type MailContent, greeting } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import type { Overlap } from "#src/shared/survey/survey.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { openedTogether, overlapParagraphs } from "./parts.ts";

interface ReadySurvey {
  readonly surveyId: string;
  readonly title: string;
  readonly firstName: string;
  /** The number of earlier results. */
  readonly snapshots: number;
  readonly selfTraitIds: readonly string[] | null;
  /** The round that blocks this one (rule A12); null if none does. */
  readonly overlap: Overlap | null;
  /** The facilitator who opens the first window with the owner; null or missing if the owner opens it. */
  readonly opener?: string | null;
}

/**
 * Sent when a window can be opened, or with what the owner has to do first. Says nothing about its content.
 * The subject, which lock screens show, omits the title.
 */
export function surveyReadyMail(
  env: Pick<Env, "siteUrl">,
  survey: ReadySurvey,
  unsubscribeUrl: string,
): MailContent {
  const { subject, says, label, isOnceFor } = newsOf(survey);
  return renderMail(env, {
    subject,
    before: [greeting(survey.firstName), says, ...overlapParagraphs(survey.overlap, "in_progress")],
    button: { label, url: `${env.siteUrl}${paths.assessment(survey.surveyId)}` },
    after: [
      `We send this email once for each ${isOnceFor}, on the hour, so it doesn’t show when anyone answered.`,
    ],
    unsubscribeUrl,
  });
}

interface News {
  readonly subject: string;
  readonly says: string;
  readonly label: string;
  readonly isOnceFor: "round" | "result";
}

/** For a window that waits for a facilitator's meeting. */
const newsOfOpener = (title: string, opener: string, hasOwnWords: boolean): News => ({
  subject: "Enough people have answered",
  says: `Enough people have answered “${title}”. ${openedTogether(opener)}${hasOwnWords ? "" : " Pick your own words before that. It takes a minute."}`,
  label: hasOwnWords ? "See my round" : "Pick my words",
  isOnceFor: "round",
});

function newsOf({ title, snapshots, selfTraitIds, overlap, opener = null }: ReadySurvey): News {
  if (overlap !== null)
    return {
      subject: snapshots > 0 ? "Your new result has to wait" : "Your window can’t open yet",
      says:
        snapshots > 0
          ? `Enough people have answered “${title}” for a new result, but you can’t open it yet.`
          : `Enough people have answered “${title}”, but its window can’t open yet.`,
      label: "See what to do",
      isOnceFor: snapshots > 0 ? "result" : "round",
    };
  if (snapshots > 0)
    return {
      subject: "Your new result is ready",
      says: `Enough people have answered “${title}” since your last result for a new one. Open it now, or wait for more answers.`,
      label: "Open my new result",
      isOnceFor: "result",
    };
  if (opener !== null) return newsOfOpener(title, opener, selfTraitIds !== null);
  if (selfTraitIds === null)
    return {
      subject: "Enough people have answered",
      says: `Enough people have answered “${title}”. Only your own words are missing: once you’ve picked them, you can open it. It takes a minute.`,
      label: "Pick my words",
      isOnceFor: "round",
    };
  return {
    subject: "Your window is ready",
    says: `Enough people have answered “${title}”, so your window can open. Open it now, or wait for more answers.`,
    label: "Open my window",
    isOnceFor: "round",
  };
}
