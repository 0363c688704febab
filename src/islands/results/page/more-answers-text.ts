import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { groupBy } from "#src/shared/group-by.ts";
import { afterMoreAnswers, type Rising } from "#src/shared/survey/more-answers.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { confidenceCopy } from "./results-copy.ts";

/**
 * What the next result could change; null where none can come. A result takes `minResponses` new answers and no fewer
 * (rule A2), so "two more" would promise what never shows.
 */
export function moreAnswersText(survey: Survey, analysis: Analysis): string | null {
  const isDue = survey.answersUntilReveal === 0;
  if (survey.status === "completed" && !isDue) return null;
  const more = survey.minResponses;
  const after = afterMoreAnswers(analysis, more);
  const grade = confidenceCopy[after.confidence].name.toLowerCase();
  const keeps = after.confidence === analysis.confidence ? "stay" : "become";
  const size = isDue
    ? `The next result will have at least ${after.responseCount} answers, ${unlessWithdrawn}. It would ${keeps} ${grade}`
    : `The next result comes after ${more} more answers: ${after.responseCount} in all, ${unlessWithdrawn}. It would ${keeps} ${grade}`;
  return [
    `${size}${after.bringsCounts ? ", with counts for every word" : ""}.`,
    ...risingText(after.rising, more),
    ...fallingText(after.falling),
  ].join(" ");
}

/** The answers of this result may be fewer in the next: peers can withdraw (rule A9). */
const unlessWithdrawn = "unless people withdraw theirs";

/** "Kind would be clear if 1 of the 3 picked it; warm if 2 did." The words nearest to it, in two steps at most. */
function risingText(rising: readonly Rising[], more: number): string[] {
  const steps = [...groupBy(rising, ({ voices }) => voices)].slice(0, 2);
  if (steps.length === 0) return [];
  const parts = steps.map(([voices, words], step) => {
    const names = someNames(words.map(({ traitId }) => traitId));
    return step === 0
      ? `${names} would be clear if ${voices === more ? "all" : `${String(voices)} of the`} ${more} picked ${words.length === 1 ? "it" : "each"}`
      : `${names} if ${voices} did`;
  });
  return [`${capital(parts.join("; "))}.`];
}

function fallingText(falling: readonly string[]): string[] {
  if (falling.length === 0) return [];
  return [
    `${capital(someNames(falling))} would no longer be clear if nobody new picked ${falling.length === 1 ? "it" : "them"}.`,
  ];
}

const mostNames = 3;

function someNames(ids: readonly string[]): string {
  const names = ids.map((id) => (findTrait(id)?.name ?? id).toLowerCase());
  const shown =
    names.length > mostNames
      ? [...names.slice(0, mostNames - 1), `${names.length - mostNames + 1} more words`]
      : names;
  return listNames(shown);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
