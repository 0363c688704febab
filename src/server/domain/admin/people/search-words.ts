import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { peopleLimits } from "#src/shared/admin/lists.ts";

/** What the index takes for a part of a word; all else separates words (see `people_index` in the migrations). */
const letters = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

/**
 * What someone typed, as a question to the full-text index: people who have all of these words, each at least as a beginning. What is
 * typed without a blank, such as an address, has to follow each other. Nothing of the index's own language gets through.
 *
 * @throws {DomainError} bad_request, where no word has enough letters.
 */
export function searchWords(q: string): string {
  const pieces = q
    .split(/\s+/u)
    .map((piece) => piece.match(letters) ?? [])
    .filter((words) => words.length > 0);
  const isEnough = pieces.some((words) => words.join("").length >= peopleLimits.leastLetters);
  if (!isEnough) throw adminErrors.searchTooShort();
  return pieces.map((words) => `"${words.join(" ")}"*`).join(" ");
}
