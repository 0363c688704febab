import { publishedVotes } from "#src/shared/scoring/band.ts";
import { binomialPmf } from "#src/shared/scoring/binomial.ts";

/** Words that have the same chances, and those chances: element k is the probability of k published votes. */
interface WordGroup {
  readonly words: number;
  readonly chances: readonly number[];
}

/**
 * Standard error of the AUC (0-1): how far it would swing among imagined panels of as many peers, who pick
 * each word independently at the given rates.
 *
 * The AUC is the mean of "own word beats other word" over all pairs, a two-sample U-statistic whose samples
 * are the words. Its variance is taken to first order (Hoeffding 1948): each word's own swing against the
 * words on the other side. This is what a jackknife over peers estimates (Efron & Stein 1981), averaged over the
 * ballots that the totals leave open: the ballots themselves would show who picked words together.
 *
 * @param ownVotes published votes of the words that the owner picked; `otherVotes` of all others
 * @param rateOf share of peers (0-1) that picks a word which now has so many votes
 */
export function panelSpread(
  ownVotes: readonly number[],
  otherVotes: readonly number[],
  peers: number,
  rateOf: (votes: number) => number,
): number {
  const own = groupWords(ownVotes, peers, rateOf);
  const others = groupWords(otherVotes, peers, rateOf);
  const variance = swing(own, winsOver(others, peers)) + swing(others, winsOver(own, peers));
  return Math.sqrt(variance) / (ownVotes.length * otherVotes.length);
}

function groupWords(
  votes: readonly number[],
  peers: number,
  rateOf: (votes: number) => number,
): readonly WordGroup[] {
  // In order of votes, so that sums round alike whatever the order of the catalogue.
  const ascending = votes.toSorted((one, other) => one - other);
  return [...Map.groupBy(ascending, (count) => count)].map(([count, words]) => ({
    words: words.length,
    chances: publishedChances(binomialPmf(peers, rateOf(count)), peers),
  }));
}

/** Moves the probability of each count to what is published of it. */
function publishedChances(pmf: readonly number[], peers: number): readonly number[] {
  const chances = pmf.map(() => 0);
  pmf.forEach((mass, count) => {
    const votes = publishedVotes(count, peers);
    chances[votes] = (chances[votes] ?? 0) + mass;
  });
  return chances;
}

/** For each number of votes: how many of these words it is expected to beat; a tie is half a win. */
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

/** Sum over words of the variance of their wins. */
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
