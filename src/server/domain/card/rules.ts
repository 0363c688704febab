import type { SnapshotContent, ScoredWord } from "#src/shared/result/analysis.ts";
import { type CardRound, cardWords, tellsOthers } from "#src/shared/result/card.ts";
import { cardErrors } from "./errors.ts";

type Words = Pick<SnapshotContent, "words" | "responseCount">;

export const wordsOf = (
  { words }: Pick<Words, "words">,
  traitIds: readonly string[],
): readonly ScoredWord[] => traitIds.flatMap((id) => words.filter(({ traitId }) => traitId === id));

/**
 * Rule A13.
 *
 * @throws {DomainError} conflict while people may answer who weren't told of cards, and with too few
 * answers; bad_request for a word that a card may not show.
 */
export function requireCardWords(result: Words, round: CardRound, traitIds: readonly string[]): void {
  if (!round.ownerMayShowWords && round.isOpen) throw cardErrors.surveyOpen();
  if (tellsOthers(result)) throw cardErrors.tooFew();
  const allowed = new Set(cardWords(result, round).map(({ traitId }) => traitId));
  if (traitIds.every((id) => allowed.has(id))) return;
  throw round.ownerMayShowWords ? cardErrors.wordUnclear() : cardErrors.wordOutsideArena();
}
