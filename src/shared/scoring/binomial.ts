/**
 * The binomial distribution: the chance of 0, 1, … `trials` successes, each with probability `rate` (0-1).
 * Computed in logarithms, so that thousands of trials neither overflow nor lose the tail.
 */
export function binomialPmf(trials: number, rate: number): readonly number[] {
  const counts = Array.from({ length: trials + 1 }, (_, count) => count);
  if (rate <= 0) return counts.map((count) => (count === 0 ? 1 : 0));
  if (rate >= 1) return counts.map((count) => (count === trials ? 1 : 0));
  const logOdds = Math.log(rate) - Math.log1p(-rate);
  let logMass = trials * Math.log1p(-rate);
  return counts.map((count) => {
    const mass = Math.exp(logMass);
    logMass += logOdds + Math.log((trials - count) / (count + 1));
    return mass;
  });
}

/**
 * Exact upper tails of the same distribution: element k is P(X >= k), the sum of C(n,i) p^i (1-p)^(n-i) over
 * i >= k. Summed from the small end, so that tiny p-values keep their digits.
 */
export function binomialTails(trials: number, rate: number): readonly number[] {
  let sum = 0;
  const ascendingTails = [...binomialPmf(trials, rate)].reverse().map((mass) => {
    sum += mass;
    return Math.min(1, sum);
  });
  return ascendingTails.reverse();
}
