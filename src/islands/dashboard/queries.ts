import { api } from "#src/islands/kit/api/api.ts";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import type { DashboardOverview } from "#src/shared/survey/dashboard.ts";
import type { Survey } from "#src/shared/survey/survey.ts";
import { queryOptions } from "@tanstack/react-query";

/** What the dashboard shows, with the rounds that it shows first: what its page brings along. */
export const overviewQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: (): Promise<DashboardOverview> => api.survey.overview.query(),
});

/** The same with all rounds. */
export const wholeOverviewQuery = queryOptions({
  queryKey: ["dashboard", "all"],
  queryFn: (): Promise<DashboardOverview> => api.survey.overview.query({ all: true }),
});

/** Whether to ask again by itself: something may have come, and the session has not ended. */
export const mayHaveNews = (data: DashboardOverview | undefined, error: Error | null): boolean =>
  data?.surveys.some(({ status }) => status === "in_progress") === true &&
  (error === null || errorStatus(error) !== 401);

/** All rounds of the person, of which the list of results shows those with one. */
export const roundsQuery = queryOptions({
  queryKey: ["rounds"],
  queryFn: (): Promise<readonly Survey[]> => api.survey.list.query(),
});
