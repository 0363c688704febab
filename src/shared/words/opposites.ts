/** Opposites, the plainest first. Both words may be true, at different times, which is worth a remark. */
const pairs: readonly (readonly [string, string])[] = [
  ["nervous", "calm"],
  ["tense", "relaxed"],
  ["introverted", "extroverted"],
  ["shy", "extroverted"],
  ["shy", "bold"],
  ["modest", "proud"],
  ["organized", "spontaneous"],
  ["self-conscious", "confident"],
  ["dignified", "silly"],
  ["nervous", "confident"],
  ["nervous", "relaxed"],
  ["tense", "calm"],
  ["self-conscious", "relaxed"],
  ["shy", "confident"],
  ["shy", "self-assertive"],
  ["quiet", "extroverted"],
  ["modest", "self-assertive"],
  ["sensible", "spontaneous"],
  ["sensible", "idealistic"],
  ["logical", "sentimental"],
  ["adaptable", "self-assertive"],
];

/** How plainly two words, by id, are opposites: lower is plainer; null if they aren't. */
export function oppositeRank(one: string, other: string): number | null {
  const at = pairs.findIndex(
    ([left, right]) => (left === one && right === other) || (left === other && right === one),
  );
  return at < 0 ? null : at;
}

export const areOpposites = (one: string, other: string): boolean => oppositeRank(one, other) !== null;
