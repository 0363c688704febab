import type { BetterJudge } from "#src/shared/result/better-judge.ts";

/** One sentence on who tends to judge a word better. Never more than a tendency: docs/decisions/014 has its source. */
export const judgeCopy: Readonly<Record<BetterJudge, string>> = {
  self: "It is felt more than seen, and for such words your own view tends to be the better one.",
  others: "It is praise, and for such words others tend to judge better than we do ourselves.",
  alike: "It shows in plain behaviour, where you and others tend to judge about equally well.",
  open: "Studies do not say whether you or others tend to judge it better.",
};
