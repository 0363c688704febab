import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { confidenceNames } from "#src/shared/result/result-names.ts";
import type { RetakeInWords, PreparationInWords } from "./preparation.output.ts";

/** As procedures give it, with identifiers in the place of words. */
export type Retake = Omit<RetakeInWords, "confidence"> & Pick<SnapshotContent, "confidence">;

/** The same as the REST API gives it. */
export const retakesInWords = (retakes: readonly Retake[]): readonly RetakeInWords[] =>
  retakes.map((retake) => ({ ...retake, confidence: confidenceNames[retake.confidence] }));

/** As procedures give it, with identifiers in the place of words. */
export type Preparation = Omit<PreparationInWords, "confidence"> & Pick<SnapshotContent, "confidence">;

/** The same as the REST API gives it. */
export const preparationInWords = (preparation: Preparation): PreparationInWords => ({
  ...preparation,
  confidence: confidenceNames[preparation.confidence],
});
