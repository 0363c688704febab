import type { Survey } from "./survey.output.ts";

/** What someone gets who names nothing. */
export const suggestedTitle = "How others see me";

/** The round that someone starts with, or goes on with: the newest of their own that runs. `surveys` are newest first. */
export function findFirstSurvey(surveys: readonly Survey[]): Survey | null {
  return surveys.find(({ audience, status }) => audience === "personal" && status === "in_progress") ?? null;
}

/** Nothing is done in it yet and nobody knows of it: it may still become another round. */
export function isUntouched(survey: Survey): boolean {
  const isKnown = survey.isPublic || survey.invitedCount > 0 || survey.totalResponses > 0;
  return !survey.selfAssessmentComplete && !isKnown;
}
