import { api } from "#src/islands/kit/api.ts";
import { errorStatus } from "#src/islands/kit/api-error.ts";
import type { FirstRounds } from "#src/shared/first-rounds.ts";
import type { Survey } from "#src/shared/survey.ts";
import { queryOptions } from "@tanstack/react-query";

/** The dashboard's totals; the rounds themselves come with their list. */
export interface Stats {
  readonly totalSelfAssessments: number;
  readonly totalPeerResponses: number;
  readonly totalClientAssessments: number;
  readonly totalClientPeerResponses: number;
}

export interface DashboardData {
  readonly surveys: readonly Survey[];
  readonly stats: Stats;
  /** How many there are, where the page brought along the first of them alone. */
  readonly counts?: FirstRounds["counts"];
}

/** Both calls travel in one request. */
export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: async (): Promise<DashboardData> => {
    const [surveys, stats] = await Promise.all([api.survey.list.query(), api.survey.stats.query()]);
    return { surveys, stats };
  },
});

/** Whether to ask again by itself: something may have come, and the session has not ended. */
export const mayHaveNews = (data: DashboardData | undefined, error: Error | null): boolean =>
  data?.surveys.some(({ status }) => status === "in_progress") === true &&
  (error === null || errorStatus(error) !== 401);

/** All rounds of the person, of which the list of results shows those with one. */
export const roundsQuery = queryOptions({
  queryKey: ["rounds"],
  queryFn: (): Promise<readonly Survey[]> => api.survey.list.query(),
});
