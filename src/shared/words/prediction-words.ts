import type { ScoredWord } from "#src/shared/result/analysis.ts";
import { standsOut } from "#src/shared/result/window-geometry.ts";

/** A guess's results, word by word; each list strongest evidence first. */
export interface GuessedWords {
  /** Guessed, and among the words shown. */
  readonly seen: readonly ScoredWord[];
  /** Guessed, and picked by no more than luck gives. */
  readonly faint: readonly ScoredWord[];
  /** Guessed, and picked by nobody. */
  readonly unseen: readonly ScoredWord[];
  /** Among the words shown, and not guessed. */
  readonly unexpected: readonly ScoredWord[];
}

/** Compares a guess with a result's published words, strongest evidence first. */
export function guessedWords(words: readonly ScoredWord[], traitIds: readonly string[]): GuessedWords {
  const isGuessed = ({ traitId }: ScoredWord) => traitIds.includes(traitId);
  const guessed = words.filter(isGuessed);
  return {
    seen: guessed.filter(standsOut),
    faint: guessed.filter(({ evidence }) => evidence === "single"),
    unseen: guessed.filter(({ evidence }) => evidence === "none"),
    unexpected: words.filter((word) => standsOut(word) && !isGuessed(word)),
  };
}
