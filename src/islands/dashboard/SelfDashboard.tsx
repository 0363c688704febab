import { LoadFailed } from "#src/islands/kit/LoadFailed.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { EmptyState } from "#src/islands/kit/ui/EmptyState.tsx";
import { useSession } from "#src/islands/kit/use-session.ts";
import { paths } from "#src/shared/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { DashboardSkeleton } from "./DashboardSkeleton.tsx";
import { NextStepCard } from "./NextStepCard.tsx";
import { dashboardQuery, mayHaveNews, type DashboardData } from "./queries.ts";
import { RecentResults } from "./RecentResults.tsx";
import { RoundList } from "./RoundList.tsx";
import { StatsRow } from "./StatsRow.tsx";
import { usePace } from "./use-pace.ts";

/** What to do next, what it all comes to, and the rounds; kept fresh while somebody looks at it and a round runs. */
export function SelfDashboard({ initial }: { initial: DashboardData | null }) {
  const enabled = useSession(initial !== null);
  const pace = usePace();
  const query = useQuery({
    ...dashboardQuery,
    enabled,
    initialData: () => initial ?? undefined,
    refetchInterval: ({ state: { data, error } }) => (mayHaveNews(data, error) ? pace : false),
  });
  if (query.data) return <Rounds {...query.data} onAll={() => query.refetch({ throwOnError: true })} />;
  if (query.error === null) return <DashboardSkeleton />;
  return (
    <LoadFailed
      what="Your rounds"
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

interface RoundsProps extends DashboardData {
  /** Fetches the rounds that the page left out. */
  onAll: () => Promise<unknown>;
}

function Rounds({ surveys, stats, counts, onAll }: RoundsProps) {
  const opened = counts?.results ?? surveys.filter(({ hasAnalysis }) => hasAnalysis).length;
  if (surveys.length === 0) return <NoRounds />;
  return (
    <div className="grid gap-10">
      <NextStepCard surveys={surveys} />
      <StatsRow stats={stats} opened={opened} />
      <RoundList surveys={surveys} total={counts?.rounds ?? surveys.length} onAll={onAll} />
      <RecentResults surveys={surveys} />
    </div>
  );
}

function NoRounds() {
  return (
    <EmptyState
      title="Your window is still closed"
      action={
        <LinkButton look="primary" large href={paths.assessmentNew()}>
          Start your first round
        </LinkButton>
      }
    >
      <p>
        You pick words for yourself, a few people pick words for you, and the window opens once three have
        answered. Nobody sees who picked what.
      </p>
    </EmptyState>
  );
}
