import { surveyErrors } from "./errors.ts";
import { catalogue, isTraitId } from "#src/shared/words/catalogue.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { changeSurvey } from "./change-survey.ts";
import type { CountedSurvey } from "./queries.ts";

/**
 * A selection in the order of the catalogue: the order of ticking is nobody's business.
 *
 * @throws {DomainError} bad_request for a word that the catalogue does not have.
 */
export function inCatalogueOrder(traitIds: readonly string[]): readonly string[] {
  if (!traitIds.every(isTraitId)) throw surveyErrors.unknownWord();
  const picked = new Set(traitIds);
  return catalogue.filter(({ id }) => picked.has(id)).map(({ id }) => id);
}

/**
 * Stores the owner's own words, until the first reveal: after it they would be picked with others' in mind.
 *
 * @throws {DomainError} not_found; bad_request for unknown words; conflict after the first reveal.
 */
export function saveSelf(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  traitIds: readonly string[],
): Promise<Survey> {
  return changeSurvey(deps, actor, surveyId, (survey) => {
    if (survey.shownAnswers !== null) {
      throw surveyErrors.ownWordsSettled();
    }
    return { selfTraitIds: inCatalogueOrder(traitIds) };
  });
}

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
