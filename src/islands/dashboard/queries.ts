import { api } from "#src/islands/kit/api.ts";
import type { Survey } from "#src/shared/survey.ts";
import { queryOptions } from "@tanstack/react-query";

/** Of the dashboard's totals, those about a person's own rounds. */
export interface Stats {
  readonly totalSelfAssessments: number;
  readonly totalPeerResponses: number;
}

export interface DashboardData {
  readonly surveys: readonly Survey[];
  readonly stats: Stats;
}

/** Both calls travel in one request. */
export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: async (): Promise<DashboardData> => {
    const [surveys, stats] = await Promise.all([api.survey.list.query(), api.survey.stats.query()]);
    return { surveys, stats };
  },
});
