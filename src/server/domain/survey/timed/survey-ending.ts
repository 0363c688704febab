import type { Overlap } from "#src/shared/survey/survey.output.ts";
import type { CountedSurvey } from "#src/server/domain/survey/queries.ts";
import { answersUntilReveal } from "#src/server/domain/survey/rules.ts";

/**
 * What a round leaves behind when it ends. `open`: a first window can be opened. `pick`: it could, once own words are
 * picked. `again`: a newer result can be made. `overlap`: enough have answered, and another round stands in the way (rule A12). `kept`: its result stays as it is. `none`: there is none and never will be.
 */
export interface SurveyEnding {
  readonly ending: "open" | "pick" | "again" | "overlap" | "kept" | "none";
  readonly overlap: Overlap | null;
  /** All answers, as its owner's pages count them. */
  readonly answered: number;
  /** Answers that no result has; in `kept` and `none` they stay unshown (rule A2). */
  readonly unshown: number;
}

export function surveyEnding(
  survey: Pick<CountedSurvey, "newAnswers" | "shownAnswers" | "minResponses" | "selfTraitIds">,
  overlap: Overlap | null,
): SurveyEnding {
  const { newAnswers, shownAnswers, minResponses, selfTraitIds } = survey;
  const isEnough = answersUntilReveal(newAnswers, minResponses) === 0;
  return { ending: endingOf(), overlap, answered: (shownAnswers ?? 0) + newAnswers, unshown: newAnswers };

  function endingOf(): SurveyEnding["ending"] {
    if (isEnough && overlap !== null) return "overlap";
    if (shownAnswers !== null) return isEnough ? "again" : "kept";
    if (!isEnough) return "none";
    return selfTraitIds === null ? "pick" : "open";
  }
}
