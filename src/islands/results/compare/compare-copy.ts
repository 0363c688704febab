import type { Comparison } from "#src/shared/result/analysis.output.ts";
import { clearBelow } from "#src/shared/scoring/evidence.ts";
import { bandLabel } from "#src/shared/result/result-panes.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";

/* What the comparison of two results says. */

export const pageTitle = "Two rounds, side by side";

export const pickTwo = "That’s the same round twice. Pick two different ones to compare.";

export type SideName = "first" | "second";

/** Whether another round has the same title. */
export const hasTwin = <Round extends { readonly title: string }>(
  { title }: Round,
  rounds: readonly Round[],
): boolean => rounds.filter((other) => other.title === title).length > 1;

export const wordName = (traitId: string): string => findTrait(traitId)?.name ?? traitId;

const listed = (ids: readonly string[]): string => listNames(ids.map((id) => wordName(id).toLowerCase()));

/** "8 of 9", or "most": how many people picked a word in each round. */
export const votesIn = (side: SideName, word: Comparison["words"][number], comparison: Comparison): string =>
  bandLabel(word[side], comparison[side].responseCount);

export const markSign = "◆";

/** How sure all of it is, and what the mark means. Said once. */
export function certaintyText({ tested, words }: Comparison): string {
  if (tested === 0) {
    return "One of these results has no counts, so neither shows any and no difference is tested. What differs here could be chance.";
  }
  if (!words.some(({ beyondChance }) => beyondChance)) {
    return "No word differs by more than chance would explain. Take the differences as hints.";
  }
  return `${markSign} marks a word that differs by more than chance would explain: on the whole list of ${String(tested)} words, chance alone would mark fewer than ${String(clearBelow)}. Take the other differences as hints.`;
}

/** The legend of the numbers beside the words. */
export const votesLegend = ({ tested }: Comparison, nameOf: (side: SideName) => string): string =>
  `Beside each word is ${tested === 0 ? "about how many" : "how many"} people picked it: first in ${nameOf("first")}, then in ${nameOf("second")}.`;

export const howListed =
  "A word is listed where its window shows it. That says whether it’s clear or a hint. Different people may have answered each time, or some of the same.";

/** How the owner's own words changed, a line for each way; the names of the rounds come from the page. */
export function ownLines({ own }: Comparison, nameOf: (side: SideName) => string) {
  const line = (lead: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [{ lead, words: listed(ids) }];
  return [
    ...line("Both times you picked", own.both),
    ...line(`Only in ${nameOf("first")}`, own.first),
    ...line(`Only in ${nameOf("second")}`, own.second),
  ];
}
