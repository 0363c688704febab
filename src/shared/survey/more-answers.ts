import { countsFrom, isClear, type Confidence, type ScoredWord } from "#src/shared/result/analysis.ts";
import { leastInBand, confidenceOf } from "#src/shared/scoring/band.ts";
import { baseRate, evidenceByVotes } from "#src/shared/scoring/evidence.ts";
import { standsOut } from "#src/shared/result/window-geometry.ts";

/** A shown word that isn't clear, and how many of the next people must pick it to make it clear. */
export interface Rising {
  readonly traitId: string;
  readonly voices: number;
}

/** A result after that many more answers. */
export interface MoreAnswers {
  readonly responseCount: number;
  readonly confidence: Confidence;
  /** Whether words carry counts then, and do not now. */
  readonly bringsCounts: boolean;
  /** Words within reach of clear, those that need the fewest voices first. */
  readonly rising: readonly Rising[];
  /** Clear words that wouldn't be clear if none of the next people picked them. */
  readonly falling: readonly string[];
}

interface Result {
  readonly responseCount: number;
  readonly words: readonly ScoredWord[];
}

/**
 * Looks ahead from a snapshot, by its scoring rule (`evidenceByVotes`), as if the next people picked as many
 * words each. It uses published votes only: a band counts as its minimum, so that nothing withheld is
 * revealed. A word may need fewer votes than this, never more at the same base rate.
 */
export function afterMoreAnswers({ responseCount, words }: Result, more: number): MoreAnswers {
  const total = responseCount + more;
  const votesOf = ({ count, band }: ScoredWord) => count ?? leastInBand(band, responseCount);
  const evidence = evidenceByVotes(total, baseRate(words.map(votesOf), responseCount), words.length);
  const voicesToClear = (word: ScoredWord) =>
    evidence.findIndex((grade, votes) => grade === "clear" && votes > votesOf(word)) - votesOf(word);
  return {
    responseCount: total,
    confidence: confidenceOf(total),
    bringsCounts: responseCount < countsFrom && total >= countsFrom,
    rising: words
      .filter((word) => standsOut(word) && !isClear(word))
      .map((word) => ({ traitId: word.traitId, voices: voicesToClear(word) }))
      .filter(({ voices }) => voices > 0 && voices <= more)
      .sort((one, other) => one.voices - other.voices),
    falling: words
      .filter((word) => isClear(word) && evidence[votesOf(word)] !== "clear")
      .map(({ traitId }) => traitId),
  };
}
