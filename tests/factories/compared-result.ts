import type { ComparedResult } from "#src/server/domain/analysis/compare/compare-surveys.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";

/** A result for a comparison. */
export const comparedResult = (
  { responseCount, words }: Pick<SnapshotContent, "responseCount" | "words">,
  more: Partial<ComparedResult> = {},
): ComparedResult => ({
  surveyId: "family",
  title: "Family",
  snapshot: 1,
  createdAt: "2026-11-20T09:00:00.000Z",
  responseCount,
  words,
  ...more,
});
