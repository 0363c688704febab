import type { Evidence } from "#src/shared/result/analysis.ts";
import { publishedVotes } from "#src/shared/scoring/band.ts";
import { baseRate } from "#src/shared/scoring/base-rate.ts";
import { binomialPmf, binomialTails } from "#src/shared/scoring/binomial.ts";
import { evidenceByVotes } from "#src/shared/scoring/evidence.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";

/** What each person picks in the example, the owner included. */
export const picks = 6;
const words = catalogue.length;

/** Words in a Blind Spot if peers picked at random, on average over many rounds. */
interface ChanceRow {
  readonly peers: number;
  readonly blindSpot: number;
  /** Of these, the words that our rules would still call hints, and those that they would call clear. */
  readonly emerging: number;
  readonly clear: number;
}

export function chanceRow(peers: number): ChanceRow {
  const rate = picks / words;
  const base = baseRate(
    catalogue.map(() => peers * rate),
    peers,
  );
  const evidence = evidenceByVotes(peers, base, words);
  // Only words that the owner didn't pick can be in the Blind Spot.
  const expected = binomialPmf(peers, rate).map((mass) => mass * (words - picks));
  const sumOf = (wanted: readonly Evidence[]) =>
    expected.reduce((sum, mean, votes) => {
      const called = evidence[publishedVotes(votes, peers)];
      return called !== undefined && wanted.includes(called) ? sum + mean : sum;
    }, 0);
  return {
    peers,
    blindSpot: sumOf(["clear", "emerging", "said", "single"]),
    emerging: sumOf(["emerging"]),
    clear: sumOf(["clear"]),
  };
}

/** What a number of votes is worth: how many words would reach it by luck. */
interface VoteRow {
  readonly votes: number;
  readonly byChance: number;
  readonly evidence: Evidence;
}

/** From all votes down to one, where `peers` people made `allPicks` picks together. */
export function voteRows(peers: number, allPicks: number): readonly VoteRow[] {
  const base = allPicks / (peers * words);
  const tails = binomialTails(peers, base);
  return evidenceByVotes(peers, base, words)
    .map((evidence, votes) => ({ votes, evidence, byChance: (tails[votes] ?? 0) * words }))
    .slice(1)
    .toReversed();
}

/** `0.04` → "fewer than 0.1"; `0.56` → "0.6"; `28.6` → "29". */
export function approximateText(count: number): string {
  if (count < 0.05) return "fewer than 0.1";
  return count < 9.5 ? count.toFixed(1) : String(Math.round(count));
}

/** The worked example of docs/scoring.md: six people, 39 picks, and their index. */
export const workedExample = {
  peers: 6,
  allPicks: 39,
  agreement: { value: 52, low: 25, high: 79 },
} as const;
