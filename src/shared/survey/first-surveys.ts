import type { Survey, SurveySummary } from "./survey.output.ts";
import { surveyStage } from "./survey-stage.ts";

/** The default title. */
export const suggestedTitle = "How others see me";

/** Whether a round is empty and unknown to anyone, so that it may become another. */
export function isUntouched(survey: Survey): boolean {
  const isKnown = survey.isPublic || survey.invitedCount > 0 || survey.totalResponses > 0;
  return !survey.selfAssessmentComplete && !isKnown;
}

/** How many rounds, and results, a page shows before someone asks for all. */
export const shownAtFirst = 10;

/** Open rounds before closed ones, each newest first. */
export const sortOpenFirst = (surveys: readonly SurveySummary[]): readonly SurveySummary[] => {
  const isOpen = ({ status }: SurveySummary) => status === "in_progress";
  return [...surveys.filter(isOpen), ...surveys.filter((survey) => !isOpen(survey))];
};

/** Someone's rounds, newest first: all, or the first ones; and the totals. */
export interface ListedSurveys {
  readonly surveys: readonly SurveySummary[];
  readonly counts: { readonly rounds: number; readonly results: number };
}

const withResult = (surveys: readonly SurveySummary[]) => surveys.filter(({ hasAnalysis }) => hasAnalysis);

export const allSurveys = (surveys: readonly SurveySummary[]): ListedSurveys => ({
  surveys,
  counts: { rounds: surveys.length, results: withResult(surveys).length },
});

/**
 * The rounds that the dashboard shows first: the head of the list, and the newest round of each stage, one of
 * which has the next step. A page with all of 500 would be ten times as large.
 */
export function firstSurveys(surveys: readonly SurveySummary[]): ListedSurveys {
  const stages = new Map([...surveys].reverse().map((survey) => [surveyStage(survey), survey]));
  const shown = new Set([...sortOpenFirst(surveys).slice(0, shownAtFirst), ...stages.values()]);
  return { ...allSurveys(surveys), surveys: surveys.filter((survey) => shown.has(survey)) };
}
