import { type MailContent, greeting } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import type { Overlap } from "#src/shared/survey/survey.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { answers } from "#src/shared/survey/survey-stage.ts";
import { answersCame, openedTogether, overlapParagraphs } from "./parts.ts";

interface SurveyOver {
  readonly id: string;
  readonly title: string;
  readonly firstName: string;
  readonly minResponses: number;
  readonly ending: "open" | "pick" | "again" | "overlap" | "kept" | "none";
  /** Set if `ending` is "overlap". */
  readonly overlap: Overlap | null;
  /** The facilitator who opens the first window with the owner; null or missing if the owner opens it. */
  readonly opener?: string | null;
  readonly answered: number;
  readonly unshown: number;
}

/**
 * Sent after the deadline: what is left to do. The numbers match the owner's pages. The subject, which lock
 * screens show, omits the title.
 */
export function surveyOverMail(
  env: Pick<Env, "siteUrl">,
  survey: SurveyOver,
  unsubscribeUrl: string,
): MailContent {
  const { label, path, says } = endingOf(survey);
  return renderMail(env, {
    subject: "Your round is over",
    before: [
      greeting(survey.firstName),
      `Your round “${survey.title}” has reached its deadline, so nobody can answer any more.`,
      ...says,
    ],
    button: { label, url: `${env.siteUrl}${path}` },
    after: ["We won’t email you about this round’s deadline again."],
    unsubscribeUrl,
  });
}

interface Ending {
  readonly says: readonly string[];
  readonly label: string;
  readonly path: string;
}

/** The ending, or what is left to do before a facilitator's meeting. */
function endingOf(survey: SurveyOver): Ending {
  const { id, ending, opener = null, answered } = survey;
  if (opener === null || (ending !== "open" && ending !== "pick")) return endings[ending](survey);
  const isPicked = ending === "open";
  return {
    says: [
      `${answersCame(answered)}. That’s enough. ${openedTogether(opener)}`,
      ...(isPicked ? [] : ["Only your own words are missing: please pick them before that."]),
    ],
    label: isPicked ? "See my round" : "Pick my words",
    path: paths.assessment(id),
  };
}

/** Some answers stay hidden, so that nobody can compare two results to find one person's words (rule A2). */
function leftOver(unshown: number, minResponses: number): string {
  return `${answers(unshown)} that came after it won’t be shown. A new result needs at least ${minResponses} new answers, so nobody can work out who picked what.`;
}

const endings: Readonly<Record<SurveyOver["ending"], (survey: SurveyOver) => Ending>> = {
  open: ({ id, answered }) => ({
    says: [`${answersCame(answered)}. That’s enough: you can open your window whenever you like.`],
    label: "Open my window",
    path: paths.assessment(id),
  }),
  pick: ({ id, answered }) => ({
    says: [
      `${answersCame(answered)}. That’s enough. Only your own words are missing: once you’ve picked them, you can open your window.`,
    ],
    label: "Pick my words",
    path: paths.assessment(id),
  }),
  again: ({ id, answered }) => ({
    says: [
      `${answersCame(answered)}. Enough of them are new for another result: you can open it whenever you like.`,
    ],
    label: "Open my new result",
    path: paths.assessment(id),
  }),
  overlap: ({ id, answered, overlap }) => ({
    says: [
      `${answersCame(answered)}. That’s enough, but you can’t open a result yet.`,
      ...overlapParagraphs(overlap, "completed"),
    ],
    label: "See what to do",
    path: paths.assessment(id),
  }),
  kept: ({ id, answered, unshown, minResponses }) => ({
    says: [
      `${answersCame(answered)}. Your result stays as it is.`,
      ...(unshown === 0 ? [] : [leftOver(unshown, minResponses)]),
    ],
    label: "Read my result",
    path: paths.assessmentResults(id),
  }),
  none: ({ answered, minResponses }) => ({
    says: [
      answered === 0
        ? `Nobody has answered, so there’s no window to open. It needs ${minResponses} answers.`
        : `${answersCame(answered)}, and a window needs ${minResponses}. It stays closed, and nobody sees the answers: that’s what we promised the people who gave them.`,
      "You can start a new round with more time, or ask more people.",
    ],
    label: "Start a new round",
    path: paths.assessmentNew(),
  }),
};
