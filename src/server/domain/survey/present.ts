import type { Survey, SurveySummary, Overlap } from "#src/shared/survey/survey.output.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { catalogue, findTrait } from "#src/shared/words/catalogue.ts";
import type { CountedSurvey } from "./queries.ts";
import { answersUntilReveal, endOf } from "./rules.ts";
import type { SummaryRow } from "./summary-queries.ts";

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const shareableLink = (siteUrl: string, shareCode: string): string =>
  `${siteUrl}${serverPaths.short(shareCode)}`;

/** A round with the overlap that keeps its window closed (rule A12), if any. */
export type WithOverlap<Row> = Row & { readonly overlap: Overlap | null };

/**
 * A round as its owner's lists show it. Answers count as in the newest snapshot plus later ones: a
 * withdrawal from a snapshot shows only with the next snapshot, as its receipt says.
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
    circleGroup: row.circleGroup,
    circleName: row.circleName,
  };
}

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
    note: row.note,
    language: row.language,
    type: "johari_window",
    audience: row.audience,
    ownWordsSettled: row.shownAnswers !== null || row.ownWordsRead,
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
    ownerMayShowWords: row.ownerMayShowWords,
  };
}
