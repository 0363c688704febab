import { confidenceNames } from "#src/shared/result/result-words.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import type { PreparationInWords } from "./preparation.output.ts";

/** As procedures give it, with identifiers in the place of words. */
export type Preparation = Omit<PreparationInWords, "confidence"> & Pick<SnapshotContent, "confidence">;

/** The same as the REST API gives it. */
export const preparationInWords = (preparation: Preparation): PreparationInWords => ({
  ...preparation,
  confidence: confidenceNames[preparation.confidence],
});
