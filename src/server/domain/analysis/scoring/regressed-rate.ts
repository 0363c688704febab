/**
 * The share of peers (0-1) that would pick a word, estimated from the votes of all words: Kelley's regressed
 * score (Kelley 1927), mean + reliability × (observed − mean).
 *
 * The reliability is 1 − (variance that chance alone gives) / (variance between words), which is Kuder &
 * Richardson's formula 21 (1937) without its factor n/(n−1). Leaving that out keeps even a panel of one mind
 * regressed by 1/n: five peers who agree are not proof that the sixth would. When words differ no more than
 * by chance, all get the mean.
 *
 * @param votes votes of every word of the catalogue
 */
export function regressedRate(votes: readonly number[], peers: number): (votes: number) => number {
  const words = votes.length;
  // Whole numbers until the last step: the result is the same in any order of the words.
  const sum = votes.reduce((total, count) => total + count, 0);
  const squares = votes.reduce((total, count) => total + count * count, 0);
  const mean = sum / (words * peers);
  const variance = (squares - (sum * sum) / words) / ((words - 1) * peers * peers);
  const byChance = (mean * (1 - mean)) / peers;
  const reliability = variance > byChance ? 1 - byChance / variance : 0;
  return (count) => mean + reliability * (count / peers - mean);
}
