/** Words that most people would use for one and the same thing in someone. */
const groups: readonly (readonly string[])[] = [
  ["caring", "kind", "loving", "warm"],
  ["empathetic", "sympathetic", "caring"],
  ["giving", "helpful"],
  ["helpful", "responsive"],
  ["cheerful", "happy"],
  ["bold", "brave"],
  ["confident", "self-assertive"],
  ["clever", "intelligent", "ingenious"],
  ["calm", "relaxed"],
  ["dependable", "trustworthy"],
  ["sensible", "mature", "wise"],
  ["quiet", "shy", "introverted"],
  ["reflective", "searching"],
  ["nervous", "tense"],
];

/** Whether two words, by id, say nearly the same. */
export const areClose = (one: string, other: string): boolean =>
  one !== other && groups.some((group) => group.includes(one) && group.includes(other));
