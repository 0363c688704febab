import type { ListedSurveys } from "./first-surveys.ts";

/** What someone's rounds come to. */
export interface DashboardTotals {
  /** Rounds of the person's own in which own words are picked. */
  readonly totalSelfAssessments: number;
  /** Answers in all rounds of the person's own. */
  readonly totalPeerResponses: number;
  /** Rounds that an organisation runs, and answers in them. */
  readonly totalClientAssessments: number;
  readonly totalClientPeerResponses: number;
}

/** All that the dashboard shows: what its page brings along, and what it asks for again. */
export interface DashboardOverview extends ListedSurveys {
  readonly stats: DashboardTotals;
}
