import { nameless } from "#src/shared/survey/participants.ts";
import type {
  Analysis,
  AnalysisInWords,
  SnapshotSummary,
  SnapshotSummaryInWords,
  CircleComparison,
  CircleComparisonInWords,
  Comparison,
  ComparisonInWords,
} from "#src/shared/result/analysis.output.ts";
import type { WorkshopPlace, WorkshopPlaceInWords } from "#src/shared/workshop/workshop.output.ts";
import type { Band } from "#src/shared/result/analysis.ts";
import { bandNames, confidenceNames } from "#src/shared/result/result-names.ts";

const bandInWords = <Word extends { readonly band: Band }>(word: Word) => ({
  ...word,
  band: bandNames[word.band],
});

/** A result as the REST API and files give it. */
export const analysisInWords = (analysis: Analysis): AnalysisInWords => ({
  ...analysis,
  confidence: confidenceNames[analysis.confidence],
  words: analysis.words.map(bandInWords),
  participants: analysis.participants.map((name) => name ?? nameless),
});

/** A list of results in the same way. */
export const snapshotsInWords = (snapshots: readonly SnapshotSummary[]): readonly SnapshotSummaryInWords[] =>
  snapshots.map((one) => ({ ...one, confidence: confidenceNames[one.confidence] }));

/** Two results in the same way. */
export const comparisonInWords = (comparison: Comparison): ComparisonInWords => ({
  ...comparison,
  first: { ...comparison.first, words: comparison.first.words.map(bandInWords) },
  second: { ...comparison.second, words: comparison.second.words.map(bandInWords) },
  words: comparison.words.map((word) => ({
    ...word,
    first: bandInWords(word.first),
    second: bandInWords(word.second),
  })),
});

/** Circles in the same way. */
export const circlesInWords = (comparison: CircleComparison | null): CircleComparisonInWords | null =>
  comparison && {
    ...comparison,
    words: comparison.words.map((word) => ({ ...word, votes: word.votes.map(bandInWords) })),
  };

/** A guest's place in a workshop in the same way. */
export const placeInWords = ({ window, ...place }: WorkshopPlace): WorkshopPlaceInWords => ({
  ...place,
  window: window && {
    ...window,
    words: window.words.map(bandInWords),
  },
});
