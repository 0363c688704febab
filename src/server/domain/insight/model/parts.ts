import type { Portrait, PortraitSentence } from "#src/shared/result/analysis.ts";
import type { Reading } from "#src/server/domain/insight/reading.ts";
import { brokenRule } from "./rules.ts";

/** A paragraph of the built-in portrait, or its question and step. */
export interface Part {
  readonly key: string;
  readonly own: readonly PortraitSentence[];
  /** What a model is to write better. The rest stays: single votes, and how sure the result is. */
  readonly draft: readonly PortraitSentence[];
}

export const closing = "closing";

/** In reading order, the closing last. A part without a draft isn't a model's to write. */
export function partsOf({ paragraphs, question, step }: Portrait, reading: Reading): readonly Part[] {
  const isToWrite = ({ text, traitIds }: PortraitSentence) =>
    traitIds.length > 0 && brokenRule(text, traitIds, reading) === null;
  const end = [question, step];
  return [
    ...paragraphs.map((own, at) => ({
      key: `paragraph${String(at + 1)}`,
      own,
      draft: own.filter(isToWrite),
    })),
    { key: closing, own: end, draft: end },
  ];
}
