import type { Trait } from "#src/shared/words/trait.output.ts";

/** Who tends to judge a word better: `alike` if both do about equally, `open` if no study tells. */
export type BetterJudge = "self" | "others" | "alike" | "open";

/**
 * The Self-Other Knowledge Asymmetry (Vazire 2010, "Who knows what about a person?", Journal of Personality
 * and Social Psychology 98, 281-300): people judge better what is hard to see and neutral (anxiety, moods);
 * their friends, what is desirable (intelligence, creativity); both, about equally, what is visible and
 * neutral (talkative, dominant). The model claims nothing in between, and neither do we. Our own tags decide
 * which word is which (catalogue.ts).
 */
export function betterJudge({
  observability,
  evaluativeness,
}: Pick<Trait, "observability" | "evaluativeness">): BetterJudge {
  if (evaluativeness === "high") return "others";
  if (observability === "low") return "self";
  return observability === "high" ? "alike" : "open";
}
