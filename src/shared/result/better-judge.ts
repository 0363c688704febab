import type { Trait } from "#src/shared/words/trait.output.ts";

/** Who tends to judge a word better; `alike` where own view and others' come out about the same, `open` where no study leads. */
export type BetterJudge = "self" | "others" | "alike" | "open";

/**
 * The Self-Other Knowledge Asymmetry (Vazire 2010, "Who knows what about a person?", Journal of Personality and Social
 * Psychology 98, 281-300): people judge better than their friends what is hard to see and says little of worth (anxiety,
 * moods); friends judge better what is desirable (intelligence, creativity), since people see themselves there as they would
 * like to be; what plainly shows and says little of worth (talkative, dominant) both judge about alike. Between these, the
 * model claims nothing, and so do we. The tags are our own judgement of each word (catalogue.ts), so this is a tendency twice over.
 */
export function betterJudge({
  observability,
  evaluativeness,
}: Pick<Trait, "observability" | "evaluativeness">): BetterJudge {
  if (evaluativeness === "high") return "others";
  if (observability === "low") return "self";
  return observability === "high" ? "alike" : "open";
}
