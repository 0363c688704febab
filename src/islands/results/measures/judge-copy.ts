import type { BetterJudge } from "#src/shared/result/better-judge.ts";

/** One sentence on who tends to judge a word better. Never more than a tendency: docs/decisions/014 has its source. */
export const judgeCopy: Readonly<Record<BetterJudge, string>> = {
  self: "It’s felt more than seen. For words like this, your own view tends to be the better one.",
  others: "It’s praise. For words like this, others tend to judge better than we do ourselves.",
  alike: "It shows in what you do, so you and others tend to judge it about equally well.",
  open: "Studies don’t say whether you or others tend to judge it better.",
};
