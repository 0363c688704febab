/**
 * Words of which one on a person's own list and the other on the others' is worth a remark: how something feels and how it
 * looks, or two ways to go about things. Either may be the own word.
 */
const contrasts: readonly (readonly [string, string])[] = [
  ["nervous", "calm"],
  ["nervous", "confident"],
  ["nervous", "relaxed"],
  ["tense", "relaxed"],
  ["tense", "calm"],
  ["self-conscious", "confident"],
  ["self-conscious", "relaxed"],
  ["shy", "bold"],
  ["shy", "confident"],
  ["shy", "self-assertive"],
  ["shy", "extroverted"],
  ["introverted", "extroverted"],
  ["quiet", "extroverted"],
  ["quiet", "energetic"],
  ["modest", "proud"],
  ["modest", "self-assertive"],
  ["organized", "spontaneous"],
  ["sensible", "spontaneous"],
  ["sensible", "idealistic"],
  ["dignified", "silly"],
  ["logical", "sentimental"],
  ["adaptable", "self-assertive"],
];

/** Whether two words, by id, pull in different directions. */
export const areContrary = (one: string, other: string): boolean =>
  contrasts.some(([left, right]) => (left === one && right === other) || (left === other && right === one));
