import type { Agreement } from "#src/shared/analysis.ts";
import { agreementFloor } from "#src/shared/analysis.ts";

/**
 * Whether an index says anything: it has to reach the floor, and its band must not take in 0. There is no such floor on the
 * other side: own words that nobody mentions are common by luck alone, so "you disagree" is never claimed.
 */
export function isBeyondLuck({ value, low }: Agreement): boolean {
  return value >= agreementFloor && low > 0;
}

/** "minus 12": a lone dash is easily missed, by readers and by screen readers. */
export const spoken = (index: number): string => (index < 0 ? `minus ${String(-index)}` : String(index));

/** The index of own words in words: never without its band. */
export const agreementText = (agreement: Agreement): string =>
  indexText(agreement, {
    beyond: "Your words and theirs agree more than luck explains.",
    open: "Whether you and they agree cannot be told from chance.",
  });

/** What an index claims: `beyond` luck, or else what stays `open`; then the index with its band. */
export function indexText(agreement: Agreement, { beyond, open }: { beyond: string; open: string }): string {
  const { value, low, high } = agreement;
  const index = `The index is ${spoken(value)} of 100`;
  const band = `other people like these might give anything from ${spoken(low)} to ${spoken(high)}`;
  if (isBeyondLuck(agreement)) return `${beyond} ${index}; ${band}.`;
  return value < agreementFloor
    ? `${open} ${index}, and anything below about ${String(agreementFloor)} could be luck; ${band}.`
    : `${open} ${index}, but ${band}, and 0 is what luck gives.`;
}
