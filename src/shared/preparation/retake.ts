import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { confidenceNames } from "#src/shared/result/result-words.ts";
import type { RetakeInWords } from "./retake.output.ts";

/** As procedures give it, with identifiers in the place of words. */
export type Retake = Omit<RetakeInWords, "confidence"> & Pick<SnapshotContent, "confidence">;

/** The same as the REST API gives it. */
export const retakesInWords = (retakes: readonly Retake[]): readonly RetakeInWords[] =>
  retakes.map((retake) => ({ ...retake, confidence: confidenceNames[retake.confidence] }));
