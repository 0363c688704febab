import { countsFrom, isClear, type Confidence, type ScoredWord } from "#src/shared/result/analysis.ts";
import { leastInBand, confidenceOf } from "#src/shared/scoring/band.ts";
import { baseRate, evidenceByVotes } from "#src/shared/scoring/evidence.ts";
import { standsOut } from "#src/shared/result/window-geometry.ts";

/** A word that is shown and not clear, and how many of the next people have to pick it for it to be clear. */
export interface Rising {
  readonly traitId: string;
  readonly voices: number;
}

/** What a result would say after so many more answers. */
export interface MoreAnswers {
  readonly responseCount: number;
  readonly confidence: Confidence;
  /** Whether words carry counts then, and do not now. */
  readonly bringsCounts: boolean;
  /** Words within reach of clear, those that need the fewest voices first. */
  readonly rising: readonly Rising[];
  /** Clear words that would no longer be clear if none of the next people picked them. */
  readonly falling: readonly string[];
}

interface Result {
  readonly responseCount: number;
  readonly words: readonly ScoredWord[];
}

/**
 * Looks ahead from a snapshot, by the rule that scored it (`evidenceByVotes`), as if the next people picked as many words as
 * those before. It knows published votes alone: a band counts as its least number, so that nothing is told that the band
 * keeps back. A word may need fewer voices than it says here, never more at the same base rate.
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
