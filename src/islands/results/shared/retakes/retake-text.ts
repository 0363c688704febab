import type { Retake } from "#src/shared/preparation/retake.ts";
import { agreementFloor, countsFrom, type Agreement } from "#src/shared/result/analysis.ts";
import { isBeyondLuck, spokenIndex } from "#src/shared/result/texts/agreement-text.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { listNames } from "#src/shared/text/list-names.ts";

/* What a list of results says of each, and of the way to it from the one before. Nothing within chance is called a change. */

/** An index with its band, and whether it means anything. */
export function retakeIndexText(agreement: Agreement): string {
  const { value, low, high } = agreement;
  const claim = isBeyondLuck(agreement)
    ? "more than chance explains"
    : high < 0 && value <= -agreementFloor
      ? "less than chance would give"
      : "can’t be told from chance";
  return `Agreement is ${spokenIndex(value)}, with a band from ${spokenIndex(low)} to ${spokenIndex(high)}: ${claim}.`;
}

interface Change {
  /** "More often than before": what comes before the words. */
  readonly lead: string;
  /** null: the lead says all of it. */
  readonly words: string | null;
}

const listed = (ids: readonly string[]): string =>
  listNames(ids.map((id) => (findTrait(id)?.name ?? id).toLowerCase()));

const wordChange = (lead: string, ids: readonly string[]): readonly Change[] =>
  ids.length === 0 ? [] : [{ lead, words: listed(ids) }];

const agreementLeads = {
  up: "Agreement went up: the two bands don’t overlap.",
  down: "Agreement went down: the two bands don’t overlap.",
};

/** What differs from the result before, beyond chance; empty for the first result. */
export function retakeChanges(
  before: Retake | undefined,
  { changes, responseCount }: Retake,
): readonly Change[] {
  if (before === undefined || changes === null) return [];
  const { came, went, agreement } = changes;
  const isCounted = Math.min(before.responseCount, responseCount) >= countsFrom;
  const found = [
    ...wordChange("Picked more often than before:", came),
    ...wordChange("Picked less often than before:", went),
    ...(agreement === null ? [] : [{ lead: agreementLeads[agreement], words: null }]),
  ];
  if (isCounted) {
    return found.length > 0 ? found : [{ lead: "Nothing changed beyond chance.", words: null }];
  }
  return [
    ...(found.length > 0 ? found : [{ lead: "Agreement didn’t change beyond chance.", words: null }]),
    { lead: "Words can be compared once both results have five answers or more.", words: null },
  ];
}

/** How to read all of them. Said once. */
export const retakesLimits = (name: string): string =>
  `Only changes beyond chance are listed. Agreement compares ${name}’s own words with those that other people picked, so it can change with either. Below about ${String(agreementFloor)} ` +
  "it can’t be told from chance. Different people may have answered each time.";
