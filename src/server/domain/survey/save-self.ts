import { surveyErrors } from "./errors.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { changeSurvey } from "./change-survey.ts";
import { inCatalogueOrder } from "./trait-selection.ts";

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
