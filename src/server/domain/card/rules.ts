import { cardErrors } from "./errors.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import { isClear, type SnapshotContent } from "#src/shared/result/analysis.ts";

/**
 * Rule A10: a card has words that its owner picked, and people who have not answered yet can see it.
 *
 * @throws {DomainError} conflict while the round takes answers.
 */
export function requireEnded(survey: Parameters<typeof isOpen>[0], now: Date): void {
  if (!isOpen(survey, now)) return;
  throw cardErrors.surveyOpen();
}

/** @throws {DomainError} bad_request for a word that is not in the Arena of this result, or not clear there. */
export function requireClearArenaWords(
  { words }: Pick<SnapshotContent, "words">,
  traitIds: readonly string[],
): void {
  const arena = words.filter((word) => word.quadrant === "arena" && isClear(word));
  const allowed = new Set(arena.map(({ traitId }) => traitId));
  if (traitIds.every((id) => allowed.has(id))) return;
  throw cardErrors.wordOutsideArena();
}
