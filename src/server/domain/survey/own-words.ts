import { surveyErrors } from "./errors.ts";
import { catalogue, isTraitId } from "#src/shared/words/catalogue.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { changeSurvey } from "./change-survey.ts";
import { getOwnSurvey, getSurvey, listCirclesOf } from "./read.ts";
import { type CountedSurvey, updateSurveyRow } from "./queries.ts";

/**
 * Sorts a selection by the catalogue, so that the order of picking isn't stored.
 *
 * @throws {DomainError} bad_request for a word that isn't in the catalogue.
 */
export function inCatalogueOrder(traitIds: readonly string[]): readonly string[] {
  if (!traitIds.every(isTraitId)) throw surveyErrors.unknownWord();
  const picked = new Set(traitIds);
  return catalogue.filter(({ id }) => picked.has(id)).map(({ id }) => id);
}

/**
 * Stores the owner's words, in all circles alike, until the first reveal; later they would be influenced by
 * the answers.
 *
 * @throws {DomainError} not_found; bad_request for unknown words; conflict after the first reveal.
 */
export async function saveSelf(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  traitIds: readonly string[],
): Promise<Survey> {
  const selfTraitIds = inCatalogueOrder(traitIds);
  await deps.db.write(async (tx) => {
    const circles = await listCirclesOf(tx, await getOwnSurvey(tx, actor, surveyId));
    if (circles.some(({ shownAnswers, ownWordsRead }) => shownAnswers !== null || ownWordsRead))
      throw surveyErrors.ownWordsSettled();
    const changes = { selfTraitIds, updatedAt: deps.clock.now() };
    for (const { id } of circles) await updateSurveyRow(tx, id, changes);
  });
  return getSurvey(deps, actor, surveyId);
}

/** A guess must be made or removed before its owner sees the result. */
function requireUnopened({ shownAnswers }: CountedSurvey): void {
  if (shownAnswers === null) return;
  throw surveyErrors.predictionSettled();
}

/**
 * Stores the owner's guess of what peers pick, until the first reveal. It is optional.
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
 * Removes the guess, if there is one.
 *
 * @throws {DomainError} not_found; conflict after the first reveal.
 */
export function dropPrediction(deps: Deps, actor: Actor, surveyId: string): Promise<Survey> {
  return changeSurvey(deps, actor, surveyId, (survey) => {
    requireUnopened(survey);
    return survey.predictedTraitIds === null ? {} : { predictedTraitIds: null };
  });
}
