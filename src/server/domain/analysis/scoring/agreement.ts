import type { Agreement } from "#src/shared/result/analysis.ts";
import { countsFrom } from "#src/shared/result/analysis.ts";
import { panelSpread } from "./panel-spread.ts";
import { regressedRate } from "./regressed-rate.ts";

/** Standard errors to each side of a 95 % band. */
const standardErrors = 1.96;

/**
 * Agreement index, 100 × (2·AUC − 1) in whole numbers from −100 to 100, with a 95 % band.
 *
 * The band comes from `panelSpread`: another panel of this size, from people like these, would move the index
 * so far. Below five answers the rates behind it would tell more than the bands do, so every word gets the
 * base rate: the spread of pure chance, which is about the widest. Throws a RangeError without own words, or
 * when all words are own.
 *
 * @param ownVotes published votes of the words that the owner picked; `otherVotes` of all others
 * @param base share of peers that a word gets by chance (0-1)
 */
export function agreementOf(
  ownVotes: readonly number[],
  otherVotes: readonly number[],
  peers: number,
  base: number,
): Agreement {
  const rateOf = peers < countsFrom ? () => base : regressedRate([...ownVotes, ...otherVotes], peers);
  const margin = standardErrors * panelSpread(ownVotes, otherVotes, peers, rateOf);
  const auc = areaUnderCurve(ownVotes, otherVotes);
  return { value: toIndex(auc), low: toIndex(auc - margin), high: toIndex(auc + margin) };
}

/**
 * The chance (0-1) that a word from the first list has more votes than one from the second, ties counting
 * half: the area under the ROC curve, by pairs, as Mann & Whitney's U is counted (Hanley & McNeil 1982).
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

/** Adding zero turns −0 into 0, which two equal results must share. */
function toIndex(auc: number): number {
  return Math.round(Math.min(100, Math.max(-100, 100 * (2 * auc - 1)))) + 0;
}
