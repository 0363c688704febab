import { type MailContent, greeting, timeInUtc } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import type { Overlap } from "#src/shared/survey/survey.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { answers } from "#src/shared/survey/survey-stage.ts";
import { answersCame, openedTogether, overlapParagraphs } from "./parts.ts";

interface ClosingSurvey {
  readonly surveyId: string;
  readonly title: string;
  readonly firstName: string;
  readonly closesAt: Date;
  readonly minResponses: number;
  /** What the round would end with if it ended now. */
  readonly ending: "open" | "pick" | "again" | "overlap" | "kept" | "none";
  /** Set if `ending` is "overlap". */
  readonly overlap: Overlap | null;
  /** The facilitator who opens the first window with the owner; null or missing if the owner opens it. */
  readonly opener?: string | null;
  readonly answered: number;
  readonly unshown: number;
  readonly selfTraitIds: readonly string[] | null;
}

/**
 * Sent within a day of the deadline: what the round has, what it lacks and what to do. The numbers match the
 * owner's pages. The subject, which lock screens show, omits the title.
 */
export function surveyClosesMail(
  env: Pick<Env, "siteUrl">,
  survey: ClosingSurvey,
  unsubscribeUrl: string,
): MailContent {
  const { surveyId, title, firstName, closesAt } = survey;
  return renderMail(env, {
    subject: "Your round closes soon",
    before: [
      greeting(firstName),
      `Your round “${title}” closes within a day, on ${timeInUtc(closesAt)}.`,
      ...stateOf(survey),
    ],
    button: { label: labelOf(survey), url: `${env.siteUrl}${paths.assessment(surveyId)}` },
    after: ["We won’t email you again before the deadline."],
    unsubscribeUrl,
  });
}

const labels: Readonly<Record<ClosingSurvey["ending"], string>> = {
  open: "Open my window",
  pick: "Pick my words",
  again: "Open my new result",
  overlap: "See what to do",
  kept: "Ask more people",
  none: "Ask more people",
};

const labelOf = ({ ending, opener = null }: ClosingSurvey): string =>
  opener !== null && ending === "open" ? "See my round" : labels[ending];

/** Answers left over at the end stay hidden (rule A2); waiting for the deadline leaves none over. */
const betterWait = (minResponses: number): string =>
  `If you can, wait until the deadline to open it, so nobody’s answer is left out. If you open it earlier, later answers show only once there are at least ${minResponses} of them. That way nobody can work out who picked what.`;

const ownWordsMissing = "You haven’t picked your own words yet. It takes a minute.";

/** Describes a round's state; a facilitator's meeting means there is no window to open yet. */
function stateOf(survey: ClosingSurvey): readonly string[] {
  const { ending, opener = null, answered } = survey;
  if (opener === null || (ending !== "open" && ending !== "pick")) return states[ending](survey);
  return [
    `So far ${answersCame(answered)}. That’s enough. ${openedTogether(opener)}`,
    ...(ending === "pick" ? [ownWordsMissing] : []),
  ];
}

const states: Readonly<Record<ClosingSurvey["ending"], (survey: ClosingSurvey) => readonly string[]>> = {
  open: ({ answered, minResponses }) => [
    `So far ${answersCame(answered)}. That’s enough: you can open your window now, or after the deadline.`,
    betterWait(minResponses),
  ],
  pick: ({ answered, minResponses }) => [
    `So far ${answersCame(answered)}. That’s enough. Only your own words are missing: once you’ve picked them, you can open your window, now or after the deadline.`,
    betterWait(minResponses),
  ],
  again: ({ answered, minResponses }) => [
    `So far ${answersCame(answered)}. Enough of them are new for another result: you can open it now, or after the deadline.`,
    betterWait(minResponses),
  ],
  overlap: ({ answered, overlap, selfTraitIds }) => [
    `So far ${answersCame(answered)}. That’s enough, but you can’t open a result yet.`,
    ...overlapParagraphs(overlap, "in_progress"),
    ...(selfTraitIds === null ? [ownWordsMissing] : []),
  ],
  kept: ({ answered, unshown, minResponses }) => [
    `So far ${answersCame(answered)}. ${forNewResult(unshown, minResponses)}`,
    ...(unshown === 0 ? [] : [leftOver(unshown)]),
  ],
  none: ({ answered, minResponses, selfTraitIds }) => [
    `So far ${answersCame(answered)}, and a window needs ${minResponses}. With fewer it stays closed, but there’s still time to ask people.`,
    ...(selfTraitIds === null ? [ownWordsMissing] : []),
  ],
};

function forNewResult(unshown: number, minResponses: number): string {
  const missing = minResponses - unshown;
  const more = missing === 1 ? "1 more person answers" : `${missing} more people answer`;
  return `Your result stays as it is. If ${more} before the deadline, you can open a new one.`;
}

const leftOver = (unshown: number): string =>
  `If not, ${answers(unshown)} that came after it won’t be shown. There’s still time to ask people.`;
