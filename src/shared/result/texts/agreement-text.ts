import type { Agreement } from "#src/shared/result/analysis.ts";
import { agreementFloor } from "#src/shared/result/analysis.ts";

/** Whether an index says that lists agree: it has to reach the floor, and its band must not take in 0. */
export function isBeyondLuck({ value, low }: Agreement): boolean {
  return value >= agreementFloor && low > 0;
}

/** "minus 12": a lone dash is easily missed, by readers and by screen readers. */
export const spokenIndex = (index: number): string => (index < 0 ? `minus ${String(-index)}` : String(index));

/** The index of own words in words: never without its band. */
export const agreementText = (agreement: Agreement): string =>
  indexText(agreement, {
    beyond: "You and they agree more than chance would explain.",
    open: "We can’t tell whether you and they agree, or whether it’s chance.",
    below: "People picked your words less often than chance would.",
  });

interface IndexClaims {
  /** For an index beyond chance. */
  readonly beyond: string;
  /** Of one whose band takes in 0, or that is below the floor. */
  readonly open: string;
  /** For an index whose whole band is below 0. */
  readonly below: string;
}

/** What an index claims; then the index with its band. */
export function indexText(agreement: Agreement, { beyond, open, below }: IndexClaims): string {
  const { value, low, high } = agreement;
  const index = `The index is ${spokenIndex(value)} of 100`;
  const range = `from ${spokenIndex(low)} to ${spokenIndex(high)}`;
  // A band without width means that answers were alike, not that others would answer so.
  const band =
    low === high
      ? `it says nothing about people who weren’t asked`
      : `with other people like these it might be anything ${range}`;
  if (isBeyondLuck(agreement)) return `${beyond} ${index}; ${band}.`;
  // The band is about other people, the floor about other words: blind picks get few votes where peers agree.
  if (high < 0) {
    return value <= -agreementFloor
      ? `${below} ${index}; ${band}.`
      : `${below} ${index}, which random words can reach too; ${band}.`;
  }
  return value < agreementFloor
    ? `${open} ${index}, and anything below about ${String(agreementFloor)} could be chance; ${band}.`
    : `${open} ${index}, but ${band}, and chance alone gives 0.`;
}
