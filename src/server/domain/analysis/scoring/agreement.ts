import { publishedVotes } from "#src/shared/scoring/band.ts";
import { binomialPmf } from "#src/shared/scoring/evidence.ts";
import { type Agreement, countsFrom } from "#src/shared/result/analysis.ts";

/** Words with the same chances; `chances[k]` is the probability of k published votes. */
interface WordGroup {
  readonly words: number;
  readonly chances: readonly number[];
}

/**
 * Standard error of the AUC (0-1): its spread over imagined panels of as many peers who pick each word
 * independently at the given rates.
 *
 * The AUC is the mean of "own word beats other word" over all pairs, a two-sample U-statistic whose samples
 * are the words. Its variance is taken to first order (Hoeffding 1948): each word's variance against the
 * words on the other side. A jackknife over peers estimates the same (Efron & Stein 1981); this averages it
 * over the ballots that the totals leave open, because the ballots would show who picked words together.
 *
 * @param ownVotes published votes of the owner's words; `otherVotes` of all others
 * @param rateOf share of peers (0-1) that picks a word with so many votes
 */
export function panelSpread(
  ownVotes: readonly number[],
  otherVotes: readonly number[],
  peers: number,
  rateOf: (votes: number) => number,
  isBanded = false,
): number {
  const own = groupWords(ownVotes, peers, rateOf, isBanded);
  const others = groupWords(otherVotes, peers, rateOf, isBanded);
  const variance = swing(own, winsOver(others, peers)) + swing(others, winsOver(own, peers));
  return Math.sqrt(variance) / (ownVotes.length * otherVotes.length);
}

function groupWords(
  votes: readonly number[],
  peers: number,
  rateOf: (votes: number) => number,
  isBanded: boolean,
): readonly WordGroup[] {
  // Ascending votes make sums round alike for any order of the catalogue.
  const ascending = votes.toSorted((one, other) => one - other);
  return [...Map.groupBy(ascending, (count) => count)].map(([count, words]) => ({
    words: words.length,
    chances: publishedChances(binomialPmf(peers, rateOf(count)), peers, isBanded),
  }));
}

/** Adds up the probabilities of the counts that publish as the same number. */
function publishedChances(pmf: readonly number[], peers: number, isBanded: boolean): readonly number[] {
  const chances = pmf.map(() => 0);
  pmf.forEach((mass, count) => {
    const votes = publishedVotes(count, peers, isBanded);
    chances[votes] = (chances[votes] ?? 0) + mass;
  });
  return chances;
}

/** For each number of votes: the expected number of these words that it beats; a tie is half a win. */
function winsOver(groups: readonly WordGroup[], peers: number): readonly number[] {
  const wins = new Array<number>(peers + 1).fill(0);
  for (const { words, chances } of groups) {
    let below = 0;
    chances.forEach((chance, votes) => {
      wins[votes] = (wins[votes] ?? 0) + words * (below + chance / 2);
      below += chance;
    });
  }
  return wins;
}

/** The sum of the variances of the words' wins. */
function swing(groups: readonly WordGroup[], wins: readonly number[]): number {
  return groups.reduce((sum, { words, chances }) => {
    const mean = chances.reduce((total, chance, votes) => total + chance * (wins[votes] ?? 0), 0);
    const square = chances.reduce(
      (total, chance, votes) => total + chance * ((wins[votes] ?? 0) - mean) ** 2,
      0,
    );
    return sum + words * square;
  }, 0);
}

/**
 * The share of peers (0-1) that would pick a word, estimated from the votes of all words: Kelley's regressed
 * score (Kelley 1927), mean + reliability × (observed − mean).
 *
 * The reliability is 1 − (variance by chance) / (variance between words): Kuder & Richardson's formula 21
 * (1937) without its factor n/(n−1), so that even a unanimous panel is regressed by 1/n: five peers who
 * agree don't prove that a sixth would. If words differ no more than by chance, all get the mean.
 *
 * @param votes votes of every word of the catalogue
 */
export function regressedRate(votes: readonly number[], peers: number): (votes: number) => number {
  const words = votes.length;
  // Whole numbers until the last step keep the result independent of the order of words.
  const sum = votes.reduce((total, count) => total + count, 0);
  const squares = votes.reduce((total, count) => total + count * count, 0);
  const mean = sum / (words * peers);
  const variance = (squares - (sum * sum) / words) / ((words - 1) * peers * peers);
  const byChance = (mean * (1 - mean)) / peers;
  const reliability = variance > byChance ? 1 - byChance / variance : 0;
  return (count) => mean + reliability * (count / peers - mean);
}

/** Standard errors to each side of a 95 % band. */
const standardErrors = 1.96;

/**
 * Agreement index, 100 × (2·AUC − 1) in whole numbers from −100 to 100, with a 95 % band.
 *
 * The band is how far another panel of this size, of similar people, would move the index (`panelSpread`).
 * Below five answers the estimated rates would reveal more than the bands do, so every word gets the base
 * rate: the spread of pure chance, about the widest. Throws a RangeError if either list is empty.
 *
 * @param ownVotes published votes of the owner's words; `otherVotes` of all others
 * @param base share of peers (0-1) that a word gets by chance
 */
export function agreementOf(
  ownVotes: readonly number[],
  otherVotes: readonly number[],
  peers: number,
  base: number,
  isBanded = false,
): Agreement {
  const rateOf =
    isBanded || peers < countsFrom ? () => base : regressedRate([...ownVotes, ...otherVotes], peers);
  const margin = standardErrors * panelSpread(ownVotes, otherVotes, peers, rateOf, isBanded);
  const auc = areaUnderCurve(ownVotes, otherVotes);
  return { value: toIndex(auc), low: toIndex(auc - margin), high: toIndex(auc + margin) };
}

/**
 * The chance (0-1) that a word of the first list has more votes than one of the second, with ties as halves:
 * the area under the ROC curve, computed by pairs like Mann & Whitney's U (Hanley & McNeil 1982).
 */
export function areaUnderCurve(ownVotes: readonly number[], otherVotes: readonly number[]): number {
  const pairs = ownVotes.length * otherVotes.length;
  if (pairs === 0) throw new RangeError("Agreement needs words that were picked and words that were not.");
  let halfWins = 0;
  for (const own of ownVotes) {
    for (const other of otherVotes) halfWins += Math.sign(own - other) + 1;
  }
  return halfWins / (2 * pairs);
}

/** Adding zero turns −0 into 0, so that equal results are identical. */
function toIndex(auc: number): number {
  return Math.round(Math.min(100, Math.max(-100, 100 * (2 * auc - 1)))) + 0;
}
