import { describe, expect, it } from "vitest";
import { areaUnderCurve, panelSpread, regressedRate } from "./agreement.ts";
import { publishedVotes } from "#src/shared/scoring/band.ts";
import { seededRandom } from "#tests/factories/sample-ballots.ts";

/** Standard deviation of the AUC over 3,000 panels that vote word by word at these rates. */
function simulatedSpread(ownRates: readonly number[], otherRates: readonly number[], peers: number): number {
  const random = seededRandom(11);
  const voteAt = (rate: number) => {
    let count = 0;
    for (let peer = 0; peer < peers; peer += 1) count += random() < rate ? 1 : 0;
    return publishedVotes(count, peers);
  };
  const curve = Array.from({ length: 3_000 }, () =>
    areaUnderCurve(ownRates.map(voteAt), otherRates.map(voteAt)),
  );
  const mean = curve.reduce((sum, auc) => sum + auc, 0) / curve.length;
  return Math.sqrt(curve.reduce((sum, auc) => sum + (auc - mean) ** 2, 0) / (curve.length - 1));
}

/** Root mean square of the jackknife's standard error over 1,000 panels (Efron & Stein 1981). */
function meanJackknife(ownRates: readonly number[], otherRates: readonly number[], peers: number): number {
  const random = seededRandom(11);
  const aucOf = (votes: readonly number[]) =>
    areaUnderCurve(votes.slice(0, ownRates.length), votes.slice(ownRates.length));
  const jackknifeVariance = () => {
    const ballots = Array.from({ length: peers }, () =>
      [...ownRates, ...otherRates].map((rate) => Number(random() < rate)),
    );
    const votes = ballots.reduce((sum, ballot) => sum.map((count, word) => count + (ballot[word] ?? 0)));
    const without = ballots.map((ballot) => aucOf(votes.map((count, word) => count - (ballot[word] ?? 0))));
    const mean = without.reduce((sum, auc) => sum + auc, 0) / peers;
    return ((peers - 1) / peers) * without.reduce((sum, auc) => sum + (auc - mean) ** 2, 0);
  };
  const variances = Array.from({ length: 1_000 }, jackknifeVariance);
  return Math.sqrt(variances.reduce((sum, variance) => sum + variance, 0) / variances.length);
}

const repeat = (times: number, value: number) => Array.from({ length: times }, () => value);

describe("panelSpread", () => {
  it.each([
    { peers: 3, own: repeat(6, 1), others: repeat(50, 1), rates: [0.13, 0.13, 0.13, 0.13] },
    { peers: 4, own: repeat(8, 1), others: repeat(48, 1), rates: [0.13, 0.13, 0.13, 0.13, 0.13] },
    {
      peers: 5,
      own: [5, 4, 2, 1, 0, 0],
      others: [...repeat(5, 2), ...repeat(45, 0)],
      rates: [0.05, 0.2, 0.4, 0.6, 0.7, 0.9],
    },
    {
      peers: 8,
      own: [8, 2, 2, 1, 0],
      others: [...repeat(4, 8), ...repeat(47, 1)],
      rates: repeat(9, 0).map((_, k) => (k + 0.5) / 9),
    },
  ])("predicts the spread of the index of $peers peers within 6 %", ({ peers, own, others, rates }) => {
    const rateOf = (votes: number) => rates[votes] ?? Number.NaN;
    const simulated = simulatedSpread(own.map(rateOf), others.map(rateOf), peers);
    expect(panelSpread(own, others, peers, rateOf) / simulated).toBeCloseTo(1, 1);
    expect(Math.abs(panelSpread(own, others, peers, rateOf) / simulated - 1)).toBeLessThan(0.06);
  });

  it.each([
    { peers: 5, own: [5, 4, 2, 1, 0, 0], others: [5, 4, 3, 2, 2, 2, 1, 1, 1, ...repeat(41, 0)] },
    { peers: 5, own: [3, 2, 1, 1, 0, 0], others: [...repeat(2, 2), ...repeat(18, 1), ...repeat(30, 0)] },
    { peers: 8, own: [8, 6, 4, 2, 1, 0], others: [5, 4, 3, 3, 2, 2, ...repeat(6, 1), ...repeat(38, 0)] },
    {
      peers: 20,
      own: [15, 10, 4, 2, 1, 0],
      others: [9, 7, 6, 5, 5, 4, 4, ...repeat(15, 2), ...repeat(28, 0)],
    },
  ])("agrees with a jackknife over $peers peers within 15 %", ({ peers, own, others }) => {
    const rateOf = regressedRate([...own, ...others], peers);
    const jackknife = meanJackknife(own.map(rateOf), others.map(rateOf), peers);
    expect(Math.abs(panelSpread(own, others, peers, rateOf) / jackknife - 1)).toBeLessThan(0.15);
  });

  it("is zero when every pick is certain", () => {
    expect(panelSpread([5, 5], [0, 0, 0], 5, (votes) => votes / 5)).toBe(0);
  });
});
