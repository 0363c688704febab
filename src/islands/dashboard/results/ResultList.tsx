import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { EmptyState } from "#src/islands/kit/ui/EmptyState.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useState } from "react";
import { CutList } from "#src/islands/dashboard/surveys/CutList.tsx";
import { DashboardSkeleton } from "#src/islands/dashboard/DashboardSkeleton.tsx";
import { ResultRow } from "./ResultRow.tsx";

export interface ResultListProps {
  initial: readonly Survey[] | null;
  /** How many results there are, where the page brought along the first of them alone. */
  total?: number | undefined;
}

/** All results of a person, those of the newest rounds first. */
export function ResultList({ initial, total }: ResultListProps) {
  const enabled = useSession(initial !== null);
  const [first] = useState(() => initial && [...initial]);
  const query = trpc.survey.list.useQuery(undefined, { enabled, ...fromPage(first) });
  if (query.data) {
    const results = query.data.filter(({ hasAnalysis }) => hasAnalysis);
    const isFirst = query.data === first;
    const ofAll = (isFirst ? total : null) ?? results.length;
    const loadAll = async () => {
      if (results.length < ofAll) await query.refetch({ throwOnError: true });
    };
    return <Results surveys={results} total={ofAll} onAll={loadAll} />;
  }
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

interface ResultsProps {
  surveys: readonly Survey[];
  total: number;
  onAll: () => Promise<unknown>;
}

function Results({ surveys, total, onAll }: ResultsProps) {
  if (surveys.length === 0) return <NoResults />;
  return (
    <div className="grid gap-4">
      {total > 1 && (
        <p>
          <LinkButton href={paths.compareResults()}>Compare two rounds</LinkButton>
        </p>
      )}
      <CutList what="results" className="border-b border-hair" surveys={surveys} total={total} onAll={onAll}>
        {(survey, linkRef) => <ResultRow key={survey.id} survey={survey} linkRef={linkRef} />}
      </CutList>
    </div>
  );
}

function NoResults() {
  return (
    <EmptyState
      title="You haven’t opened a window yet"
      action={
        <LinkButton look="primary" large href={paths.dashboardSelf()}>
          See what comes next
        </LinkButton>
      }
    >
      <p>
        You’ll see a result here once you’ve opened a window. For that, a round needs your own words and at
        least three answers.
      </p>
    </EmptyState>
  );
}
