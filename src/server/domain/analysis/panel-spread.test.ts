import { describe, expect, it } from "vitest";
import { areaUnderCurve } from "./agreement.ts";
import { publishedVotes } from "./band.ts";
import { panelSpread } from "./panel-spread.ts";
import { seededRandom } from "./sample-ballots.ts";

/** Standard deviation of the AUC over 3,000 panels that vote word by word at the given rates. */
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
  ])("foresees how the index of $peers peers swings, within 6 %", ({ peers, own, others, rates }) => {
    const rateOf = (votes: number) => rates[votes] ?? Number.NaN;
    const simulated = simulatedSpread(own.map(rateOf), others.map(rateOf), peers);
    expect(panelSpread(own, others, peers, rateOf) / simulated).toBeCloseTo(1, 1);
    expect(Math.abs(panelSpread(own, others, peers, rateOf) / simulated - 1)).toBeLessThan(0.06);
  });

  it("is nothing when every pick is certain", () => {
    expect(panelSpread([5, 5], [0, 0, 0], 5, (votes) => votes / 5)).toBe(0);
  });
});
