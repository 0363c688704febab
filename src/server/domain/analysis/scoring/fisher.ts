/** All 2×2 tables with the same margins, by the number of votes in the first group. */
export interface FisherTable {
  /** Two-sided: the chance of a table at most as likely as this one. */
  readonly pValue: (votesInFirst: number) => number;
  /** The smallest p-value possible with these margins. */
  readonly leastPValue: number;
}

/**
 * Fisher's exact test (Fisher 1934) of whether groups of `first` and `second` people, with `votes` picks in
 * all, pick a word equally often. Given the margins, the first group's votes follow the hypergeometric
 * distribution. Two-sided by summing the tables that are no more likely than the observed one (Freeman &
 * Halton 1951), as R's `fisher.test` does.
 */
export function fisherTable(votes: number, first: number, second: number): FisherTable {
  const from = Math.max(0, votes - second);
  const to = Math.min(votes, first);
  const weights = new Map<number, number>();
  for (let one = from; one <= to; one += 1)
    weights.set(one, Math.exp(logChoose(first, one) + logChoose(second, votes - one)));
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  // A tolerance for sums that differ in their last digit.
  const pValue = (votesInFirst: number): number => {
    const own = (weights.get(votesInFirst) ?? 0) * (1 + 1e-9);
    return [...weights.values()].filter((weight) => weight <= own).reduce((sum, one) => sum + one, 0) / all;
  };
  return { pValue, leastPValue: Math.min(pValue(from), pValue(to)) };
}

function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let index = 1; index <= k; index += 1) sum += Math.log((n - k + index) / index);
  return sum;
}
