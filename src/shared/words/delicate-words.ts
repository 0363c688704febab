/** Words that are easily heard as a verdict: never held against an own word, never something to practise. */
export const delicateWords: ReadonlySet<string> = new Set([
  "complex",
  "introverted",
  "nervous",
  "powerful",
  "proud",
  "quiet",
  "religious",
  "searching",
  "self-conscious",
  "sentimental",
  "shy",
  "silly",
  "tense",
]);
