import { badField } from "#src/server/errors.ts";
import type { SnapshotContent } from "#src/shared/analysis.ts";

/** @throws {DomainError} bad_request for a word that is not in the Arena of this result. */
export function requireArenaWords(
  { words }: Pick<SnapshotContent, "words">,
  traitIds: readonly string[],
): void {
  const arena = new Set(words.filter(({ quadrant }) => quadrant === "arena").map(({ traitId }) => traitId));
  if (traitIds.every((id) => arena.has(id))) return;
  throw badField("selectedTraits", "A card shows words of your Arena alone. One of these is not in it.");
}
