import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import type { DashboardOverview } from "#src/shared/survey/dashboard.ts";
import { usePace } from "./use-pace.ts";

/** Whether to ask again unprompted: something may have come, and the session has not ended. */
const mayHaveNews = (data: DashboardOverview | undefined, error: unknown): boolean =>
  data?.surveys.some(({ status }) => status === "in_progress") === true && errorStatus(error) !== 401;

/**
 * What the dashboard shows, kept fresh while someone looks at it and a round runs: the rounds that are shown first, and from
 * when someone has asked for all of them on all, as none that is shown may go away or grow old.
 */
export function useOverview(initial: DashboardOverview | null) {
  const hasSession = useSession(initial !== null);
  const utils = trpc.useUtils();
  const pace = usePace();
  const refetchInterval = ({ state }: { state: { data: DashboardOverview | undefined; error: unknown } }) =>
    mayHaveNews(state.data, state.error) ? pace : false;
  const whole = trpc.survey.overview.useQuery(
    { all: true },
    { enabled: ({ state }) => state.data !== undefined, refetchInterval },
  );
  const first = trpc.survey.overview.useQuery(undefined, {
    enabled: hasSession && whole.data === undefined,
    ...fromPage(initial),
    refetchInterval,
  });

  const loadAll = async (): Promise<void> => {
    const { data } = first;
    if (data !== undefined && data.surveys.length >= data.counts.rounds)
      utils.survey.overview.setData({ all: true }, data);
    else await whole.refetch({ throwOnError: true });
  };
  return { data: whole.data ?? first.data, first, loadAll };
}
