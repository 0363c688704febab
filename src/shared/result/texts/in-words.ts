import { nameless } from "#src/shared/survey/participants.ts";
import type {
  Analysis,
  AnalysisInWords,
  SnapshotSummary,
  SnapshotSummaryInWords,
} from "#src/shared/result/analysis.output.ts";
import { bandNames, confidenceNames } from "#src/shared/result/result-words.ts";

/** A result as the REST API and files give it. */
export const analysisInWords = (analysis: Analysis): AnalysisInWords => ({
  ...analysis,
  confidence: confidenceNames[analysis.confidence],
  words: analysis.words.map((word) => ({ ...word, band: bandNames[word.band] })),
  participants: analysis.participants.map((name) => name ?? nameless),
});

/** A list of results in the same way. */
export const snapshotsInWords = (snapshots: readonly SnapshotSummary[]): readonly SnapshotSummaryInWords[] =>
  snapshots.map((one) => ({ ...one, confidence: confidenceNames[one.confidence] }));
