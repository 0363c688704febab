import { catalogue, findTrait } from "#src/shared/catalogue.ts";
import { paths } from "#src/shared/paths.ts";
import type { Survey } from "#src/shared/survey.ts";
import type { CountedSurvey } from "./queries.ts";
import { answersUntilReveal, endOf } from "./rules.ts";

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The address of a round's open link. */
const shareableLink = (siteUrl: string, shareCode: string): string => `${siteUrl}${paths.short(shareCode)}`;

/**
 * A round as its owner sees it. The number of answers is that of the newest snapshot and what came since: a withdrawal
 * from a snapshot shows with the next one, as its receipt says.
 */
export function presentSurvey(row: CountedSurvey, now: Date, siteUrl: string): Survey {
  const end = endOf(row, now);
  const missing = answersUntilReveal(row.newAnswers, row.minResponses);
  const answered = (row.shownAnswers ?? 0) + row.newAnswers;
  const selfTraitIds = row.selfTraitIds ?? [];
  return {
    id: row.id,
    userId: row.userId,
    title: row.title,
    description: row.description,
    status: end === null ? "in_progress" : "completed",
    type: "johari_window",
    audience: row.audience,
    selfAssessmentComplete: row.selfTraitIds !== null,
    predictionComplete: row.predictedTraitIds !== null,
    peerAssessmentCount: answered,
    totalResponses: answered,
    minResponses: row.minResponses,
    canReveal: missing === 0 && row.selfTraitIds !== null,
    answersUntilReveal: missing,
    hasAnalysis: row.shownAnswers !== null,
    isPublic: row.shareId !== null,
    shareId: row.shareId,
    shareableLink: row.shareCode === null ? null : shareableLink(siteUrl, row.shareCode),
    selectedTraits: selfTraitIds.map((id) => findTrait(id)?.name ?? id),
    traits: selfTraitIds,
    predictedTraits: row.predictedTraitIds ?? [],
    totalTraits: catalogue.length,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    completedAt: iso(end),
    closesAt: iso(row.closesAt),
  };
}
