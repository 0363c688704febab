import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { confidenceNames } from "#src/shared/result/result-names.ts";
import type { RetakeInWords, PreparationInWords } from "./preparation.output.ts";

/** As procedures return it, with identifiers instead of words. */
export type Retake = Omit<RetakeInWords, "confidence"> & Pick<SnapshotContent, "confidence">;

/** As the REST API returns it. */
export const retakesInWords = (retakes: readonly Retake[]): readonly RetakeInWords[] =>
  retakes.map((retake) => ({ ...retake, confidence: confidenceNames[retake.confidence] }));

/** As procedures return it, with identifiers instead of words. */
export type Preparation = Omit<PreparationInWords, "confidence"> & Pick<SnapshotContent, "confidence">;

/** As the REST API returns it. */
export const preparationInWords = (preparation: Preparation): PreparationInWords => ({
  ...preparation,
  confidence: confidenceNames[preparation.confidence],
});
