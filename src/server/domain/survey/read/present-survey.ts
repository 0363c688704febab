import { catalogue, findTrait } from "#src/shared/words/catalogue.ts";
import type { Overlap } from "#src/shared/survey/overlap.output.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import type { Survey, SurveySummary } from "#src/shared/survey/survey.output.ts";
import type { CountedSurvey } from "#src/server/domain/survey/queries.ts";
import { answersUntilReveal, endOf } from "#src/server/domain/survey/rules.ts";
import type { SummaryRow } from "./summary-queries.ts";

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The address of a round's open link. */
const shareableLink = (siteUrl: string, shareCode: string): string =>
  `${siteUrl}${serverPaths.short(shareCode)}`;

/** A round with what stands in the way of its window (rule A12): null where nothing does. */
export type WithOverlap<Row> = Row & { readonly overlap: Overlap | null };

/**
 * A round as lists show it to its owner. The number of answers is that of the newest snapshot and what came since: a
 * withdrawal from a snapshot shows with the next one, as its receipt says.
 */
export function presentSummary(row: WithOverlap<SummaryRow>, now: Date): SurveySummary {
  const missing = answersUntilReveal(row.newAnswers, row.minResponses);
  return {
    id: row.id,
    title: row.title,
    status: endOf(row, now) === null ? "in_progress" : "completed",
    selfAssessmentComplete: row.hasOwnWords,
    peerAssessmentCount: (row.shownAnswers ?? 0) + row.newAnswers,
    minResponses: row.minResponses,
    canReveal: missing === 0 && row.hasOwnWords && row.overlap === null,
    answersUntilReveal: missing,
    hasAnalysis: row.shownAnswers !== null,
    isPublic: row.isPublic,
    invitedCount: row.invitedCount,
    createdAt: row.createdAt.toISOString(),
    closesAt: iso(row.closesAt),
    teamRoundId: row.teamRoundId,
  };
}

/** A round as its owner sees it. */
export function presentSurvey(row: WithOverlap<CountedSurvey>, now: Date, siteUrl: string): Survey {
  const { selfTraitIds, shareId } = row;
  const summary = presentSummary(
    { ...row, hasOwnWords: selfTraitIds !== null, isPublic: shareId !== null },
    now,
  );
  const words = selfTraitIds ?? [];
  return {
    ...summary,
    userId: row.userId,
    description: row.description,
    type: "johari_window",
    audience: row.audience,
    predictionComplete: row.predictedTraitIds !== null,
    totalResponses: summary.peerAssessmentCount,
    overlap: row.overlap,
    shareId,
    shareableLink: row.shareCode === null ? null : shareableLink(siteUrl, row.shareCode),
    selectedTraits: words.map((id) => findTrait(id)?.name ?? id),
    traits: words,
    predictedTraits: row.predictedTraitIds ?? [],
    totalTraits: catalogue.length,
    updatedAt: row.updatedAt.toISOString(),
    completedAt: iso(endOf(row, now)),
    thankedAt: iso(row.thankedAt),
  };
}
