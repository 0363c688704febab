import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import type { Overlap } from "#src/shared/survey/overlap.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { answers } from "#src/shared/survey/survey-stage.ts";
import { answersCame } from "./answers-came.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";
import { openedTogether } from "./opened-together.ts";
import { overlapParagraphs } from "./overlap-paragraphs.ts";

interface SurveyOver {
  readonly id: string;
  readonly title: string;
  readonly firstName: string;
  readonly minResponses: number;
  readonly ending: "open" | "pick" | "again" | "overlap" | "kept" | "none";
  /** In `overlap`, what stands in the way. */
  readonly overlap: Overlap | null;
  /** The facilitator whom the first window is opened with; null or missing where the owner opens it alone. */
  readonly opener?: string | null;
  readonly answered: number;
  readonly unshown: number;
}

/**
 * Says that the deadline is over, and what is left to do. Its numbers are those that the owner's pages show; without the
 * title in the subject, which shows on locked screens.
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
      `The deadline of “${survey.title}” has passed: nobody can answer any more.`,
      ...says,
    ],
    button: { label, url: `${env.siteUrl}${path}` },
    after: ["This is the only mail about the end of this round."],
    unsubscribeUrl,
  });
}

interface Ending {
  readonly says: readonly string[];
  readonly label: string;
  readonly path: string;
}

/** With what is left to do where the window waits for a facilitator's meeting. */
function endingOf(survey: SurveyOver): Ending {
  const { id, ending, opener = null, answered } = survey;
  if (opener === null || (ending !== "open" && ending !== "pick")) return endings[ending](survey);
  const isPicked = ending === "open";
  return {
    says: [
      `${answersCame(answered)}. That is enough. ${openedTogether(opener)}`,
      ...(isPicked ? [] : ["What is missing are your own words: please pick them before that."]),
    ],
    label: isPicked ? "Go to the round" : "Pick my words",
    path: paths.assessment(id),
  };
}

/** Nobody's words can be told from the difference of two results: that is why some stay where they are (rule A2). */
function leftOver(unshown: number, minResponses: number): string {
  const stay = unshown === 1 ? "stays" : "stay";
  return `${answers(unshown)} that came after it ${stay} unshown: a result takes at least ${minResponses} new ones, so that nobody's words can be told from the difference.`;
}

const endings: Readonly<Record<SurveyOver["ending"], (survey: SurveyOver) => Ending>> = {
  open: ({ id, answered }) => ({
    says: [`${answersCame(answered)}. That is enough: you can open its window whenever you like.`],
    label: "Open the window",
    path: paths.assessment(id),
  }),
  pick: ({ id, answered }) => ({
    says: [
      `${answersCame(answered)}. That is enough. What is missing are your own words: pick them, and you can open the window.`,
    ],
    label: "Pick my words",
    path: paths.assessment(id),
  }),
  again: ({ id, answered }) => ({
    says: [
      `${answersCame(answered)}. Enough of them are new since your result: you can show a new one whenever you like.`,
    ],
    label: "Go to the round",
    path: paths.assessment(id),
  }),
  overlap: ({ id, answered, overlap }) => ({
    says: [
      `${answersCame(answered)}. That is enough, but you can’t open a result yet.`,
      ...overlapParagraphs(overlap, "completed"),
    ],
    label: "Go to the round",
    path: paths.assessment(id),
  }),
  kept: ({ id, answered, unshown, minResponses }) => ({
    says: [
      `${answersCame(answered)}. Your result stays as it is.`,
      ...(unshown === 0 ? [] : [leftOver(unshown, minResponses)]),
    ],
    label: "See the result",
    path: paths.assessmentResults(id),
  }),
  none: ({ answered, minResponses }) => ({
    says: [
      answered === 0
        ? `No answer has come, so there is no window to open: it takes ${minResponses}.`
        : `${answersCame(answered)}, and a window takes ${minResponses}. It stays closed, and what has come stays unshown: that was the promise to those who answered.`,
      "You can start again with more time, or ask more people.",
    ],
    label: "Start a new round",
    path: paths.assessmentNew(),
  }),
};
