import type { Survey } from "./survey.output.ts";

/** What someone gets who names nothing. */
export const suggestedTitle = "How others see me";

/** Nothing is done in it yet and nobody knows of it: it may still become another round. */
export function isUntouched(survey: Survey): boolean {
  const isKnown = survey.isPublic || survey.invitedCount > 0 || survey.totalResponses > 0;
  return !survey.selfAssessmentComplete && !isKnown;
}
