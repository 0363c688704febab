import { surveyErrors } from "./errors.ts";
import { catalogue, isTraitId } from "#src/shared/words/catalogue.ts";

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
