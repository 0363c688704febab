import type { InsightSentence } from "#src/shared/result/analysis.ts";
import type { Draft } from "./draft.ts";
import type { Phrase, Slots } from "#src/server/domain/insight/phrases/phrase.ts";

/** What to say of a pane that holds nothing firm: that it is so, how much that means, and a step all the same. */
export interface EmptyPanePhrases {
  readonly open: readonly Phrase[];
  readonly weigh: readonly Phrase[];
  readonly tryIt: readonly Phrase[];
}

export function writeEmptyPane(
  { say }: Draft,
  pane: string,
  { open, weigh, tryIt }: EmptyPanePhrases,
  slots: Slots,
): InsightSentence[] {
  return [
    say(`${pane}/open`, open, slots),
    say(`${pane}/weigh`, weigh, slots),
    say(`${pane}/try`, tryIt, slots),
  ];
}
