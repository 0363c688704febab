import { insightsOf, insightText, portraitOf } from "#src/server/domain/insight/written.ts";
import { headlineOf } from "#src/shared/result/window-tile.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import type { SnapshotRow } from "./queries.ts";

/** A snapshot as its owner gets it; reads nothing else. */
export function presentAnalysis(row: SnapshotRow, userId: string, now: Date): Analysis {
  const { content, surveyId } = row;
  const insights = insightsOf(row.insights, content.words);
  // A writer that died leaves a date in the past: the built-in text is final then.
  const isWriting = row.writingUntil !== null && row.writingUntil > now;
  const idsIn = (quadrant: Quadrant) =>
    content.words.filter((word) => word.quadrant === quadrant).map(({ traitId }) => traitId);
  return {
    id: row.id,
    surveyId,
    assessmentId: surveyId,
    userId,
    status: isWriting ? "in_progress" : "completed",
    snapshot: row.number,
    completedAt: isWriting ? null : row.updatedAt.toISOString(),
    responseCount: content.responseCount,
    evidenceScale: content.evidenceScale ?? 1,
    confidence: content.confidence,
    agreement: content.agreement,
    prediction: content.prediction ?? null,
    words: content.words,
    participants: content.participants,
    arenaInsight: insightText(insights.arena),
    blindSpotInsight: insightText(insights.blindSpot),
    facadeInsight: insightText(insights.facade),
    unknownInsight: insightText(insights.unknown),
    summaryInsight: insightText(insights.summary),
    insightSentences: insights,
    portrait: portraitOf(row.insights, headlineOf(content)),
    arenaTraits: idsIn("arena"),
    blindSpotTraits: idsIn("blindSpot"),
    facadeTraits: idsIn("facade"),
    unknownTraits: idsIn("unknown"),
    insightSource: row.insightSource,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
