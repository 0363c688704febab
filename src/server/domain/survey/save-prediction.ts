import { surveyErrors } from "./errors.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { changeSurvey } from "./change-survey.ts";
import type { CountedSurvey } from "./queries.ts";
import { inCatalogueOrder } from "./trait-selection.ts";

/** A guess that was made, or dropped, with the result in sight would be none. */
function requireUnopened({ shownAnswers }: CountedSurvey): void {
  if (shownAnswers === null) return;
  throw surveyErrors.predictionSettled();
}

/**
 * Stores what the owner thinks that peers pick, until the first reveal. Nothing waits for it.
 *
 * @throws {DomainError} not_found; bad_request for unknown words; conflict after the first reveal.
 */
export function savePrediction(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  traitIds: readonly string[],
): Promise<Survey> {
  return changeSurvey(deps, actor, surveyId, (survey) => {
    requireUnopened(survey);
    return { predictedTraitIds: inCatalogueOrder(traitIds) };
  });
}

/**
 * Takes the guess back; the same answer where there is none.
 *
 * @throws {DomainError} not_found; conflict after the first reveal.
 */
export function dropPrediction(deps: Deps, actor: Actor, surveyId: string): Promise<Survey> {
  return changeSurvey(deps, actor, surveyId, (survey) => {
    requireUnopened(survey);
    return survey.predictedTraitIds === null ? {} : { predictedTraitIds: null };
  });
}
