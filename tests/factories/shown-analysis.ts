import { presentAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import { writePortrait } from "#src/server/domain/insight/portrait/write-portrait.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { makeSnapshot } from "./snapshot.ts";
import { wordsFrom } from "./survey.ts";

interface Answers {
  readonly selfTraitIds?: readonly string[];
  readonly peerPicks: readonly (readonly string[])[];
  readonly names?: readonly string[];
  readonly guess?: readonly string[];
}

/** An analysis as its owner gets it, scored and written by the product. */
export function shownAnalysis({
  selfTraitIds = wordsFrom(0),
  peerPicks,
  names = [],
  ...more
}: Answers): Analysis {
  return analysisOf(makeSnapshot({ self: selfTraitIds, peers: peerPicks, names, ...more }));
}

/** The same for an existing snapshot. */
export function analysisOf(content: SnapshotContent): Analysis {
  const now = new Date("2026-11-20T09:00:00.000Z");
  const row = {
    id: "analysis",
    surveyId: "survey",
    number: 1,
    responseCount: content.responseCount,
    content,
    insights: writePortrait(content),
    insightSource: "template",
    writingUntil: null,
    createdAt: now,
    updatedAt: now,
  };
  return presentAnalysis(row, "owner", now);
}
