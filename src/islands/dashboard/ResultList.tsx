import { LoadFailed } from "#src/islands/kit/LoadFailed.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { EmptyState } from "#src/islands/kit/ui/EmptyState.tsx";
import { useSession } from "#src/islands/kit/use-session.ts";
import { paths } from "#src/shared/paths.ts";
import type { Survey } from "#src/shared/survey.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { DashboardSkeleton } from "./DashboardSkeleton.tsx";
import { roundsQuery } from "./queries.ts";
import { ResultRow } from "./ResultRow.tsx";

/** All results of a person, those of the newest rounds first. */
export function ResultList({ initial }: { initial: readonly Survey[] | null }) {
  const enabled = useSession(initial !== null);
  const query = useQuery({ ...roundsQuery, enabled, initialData: () => initial ?? undefined });
  if (query.data) return <Results surveys={query.data.filter(({ hasAnalysis }) => hasAnalysis)} />;
  if (query.error === null) return <DashboardSkeleton />;
  return (
    <LoadFailed
      what="Your results"
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

/** So many at first, as on the dashboard. */
const shownAtFirst = 10;

function Results({ surveys }: { surveys: readonly Survey[] }) {
  const [isWhole, setWhole] = useState(false);
  const firstOfRest = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isWhole) firstOfRest.current?.focus();
  }, [isWhole]);

  if (surveys.length === 0) return <NoResults />;
  const shown = isWhole ? surveys : surveys.slice(0, shownAtFirst);
  return (
    <div className="grid gap-4">
      <ul className="border-b border-hair">
        {shown.map((survey, place) => (
          <ResultRow
            key={survey.id}
            survey={survey}
            linkRef={place === shownAtFirst ? firstOfRest : undefined}
          />
        ))}
      </ul>
      {shown.length < surveys.length && (
        <p>
          <Button onClick={() => setWhole(true)}>Show all {surveys.length} results</Button>
        </p>
      )}
    </div>
  );
}

function NoResults() {
  return (
    <EmptyState
      title="No window is open yet"
      action={
        <LinkButton look="primary" large href={paths.dashboardSelf()}>
          See what comes next
        </LinkButton>
      }
    >
      <p>
        A result stands here once you have opened a window. That takes your own words and at least three
        answers in one of your rounds.
      </p>
    </EmptyState>
  );
}
