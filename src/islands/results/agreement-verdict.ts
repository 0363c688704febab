import type { Agreement } from "#src/shared/analysis.ts";
import { agreementFloor } from "#src/shared/analysis.ts";

/**
 * What may be said of an index. `chance`: it is below the floor, or its band takes in 0. `apart`: peers picked what the
 * person left out, more than luck explains.
 */
export type Verdict = "together" | "chance" | "apart";

export function agreementVerdict({ value, low, high }: Agreement): Verdict {
  if (value >= agreementFloor && low > 0) return "together";
  return value <= -agreementFloor && high < 0 ? "apart" : "chance";
}

/** "minus 12": a lone dash is easily missed, by readers and by screen readers. */
export const spoken = (index: number): string => (index < 0 ? `minus ${-index}` : String(index));

/** The index in words: never without its band. */
export function agreementText(agreement: Agreement): string {
  const index = `The index is ${spoken(agreement.value)}`;
  const band = `other people like these might give anything from ${spoken(agreement.low)} to ${spoken(agreement.high)}`;
  switch (agreementVerdict(agreement)) {
    case "together":
      return `Your words and theirs agree more than luck explains. ${index} of 100; ${band}.`;
    case "apart":
      return `Others picked mostly what you left out, more than luck explains. ${index}; ${band}.`;
    case "chance":
      return agreement.value < agreementFloor
        ? `Whether you and they agree cannot be told from chance. ${index}, and anything below about ${agreementFloor} can be luck; ${band}.`
        : `Whether you and they agree cannot be told from chance. ${index}, but ${band}, and 0 is what luck gives.`;
  }
}
