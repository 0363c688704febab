/**
 * Votes for each word, in catalogue order. A peer counts once for a word, however often an answer repeats it.
 * Throws a RangeError on a word outside the catalogue: such an answer should never have been stored.
 */
export function tallyPicks(
  peerPicks: readonly (readonly string[])[],
  traitIds: readonly string[],
): readonly number[] {
  const counts = new Map(traitIds.map((id) => [id, 0]));
  for (const picks of peerPicks) {
    for (const id of new Set(picks)) {
      const count = counts.get(id);
      if (count === undefined) throw new RangeError("An answer holds a word that is not in the catalogue.");
      counts.set(id, count + 1);
    }
  }
  return [...counts.values()];
}
