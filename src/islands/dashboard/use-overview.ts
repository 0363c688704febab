import { useSession } from "#src/islands/kit/session/use-session.ts";
import type { DashboardOverview } from "#src/shared/survey/dashboard.ts";
import { useQuery, useQueryClient, type QueryState } from "@tanstack/react-query";
import { mayHaveNews, overviewQuery, wholeOverviewQuery } from "./queries.ts";
import { usePace } from "./use-pace.ts";

/**
 * What the dashboard shows, kept fresh while somebody looks at it and a round runs: the rounds that are shown first, and from
 * when somebody has asked for all of them on all, as none that is shown may go away or grow old.
 */
export function useOverview(initial: DashboardOverview | null) {
  const hasSession = useSession(initial !== null);
  const client = useQueryClient();
  const pace = usePace();
  const refetchInterval = ({ state }: { state: QueryState<DashboardOverview> }) =>
    mayHaveNews(state.data, state.error) ? pace : false;
  const whole = useQuery({
    ...wholeOverviewQuery,
    enabled: ({ state }) => state.data !== undefined,
    refetchInterval,
  });
  const first = useQuery({
    ...overviewQuery,
    enabled: hasSession && whole.data === undefined,
    initialData: () => initial ?? undefined,
    refetchInterval,
  });

  const loadAll = async (): Promise<void> => {
    const { data } = first;
    if (data !== undefined && data.surveys.length >= data.counts.rounds)
      client.setQueryData(wholeOverviewQuery.queryKey, data);
    else await whole.refetch({ throwOnError: true });
  };
  return { data: whole.data ?? first.data, first, loadAll };
}
