import type { Ref } from "react";
import { CutList } from "./CutList.tsx";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { EmptyState, NotLoaded, WindowSkeleton } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { paths } from "#src/shared/site/paths.ts";
import type { ListedResults } from "#src/shared/survey/dashboard.ts";
import { answers, surveyStage } from "#src/shared/survey/survey-stage.ts";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";

interface ResultRowProps {
  survey: SurveySummary;
  /** What the newest result says first. */
  headline: string | null;
  linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** One result: its name leads to it. Says what it came to, and what a newer one would take. */
function ResultRow({ survey, headline, linkRef }: ResultRowProps) {
  return (
    <li className="border-t border-hair py-4">
      <a
        ref={linkRef}
        className="flex min-h-11 items-center font-display text-xl text-ink no-underline wrap-anywhere hover:underline"
        href={paths.assessmentResults(survey.id)}
      >
        <span className="sr-only">Result of </span>
        <bdi>{survey.title}</bdi>
      </a>
      {headline !== null && <p className="mb-1">{headline}</p>}
      <p className="text-sm text-muted">{newsText(survey)}</p>
    </li>
  );
}

function newsText(survey: SurveySummary): string {
  const came = `${answers(survey.peerAssessmentCount)} in all`;
  const stage = surveyStage(survey);
  if (stage === "overlap") return `${came} · a new result can’t open yet`;
  if (stage === "reveal") return `${came} · a new result is ready`;
  return survey.status === "completed"
    ? `${came} · round closed`
    : `${came} · next result after ${survey.answersUntilReveal} more`;
}

interface ResultListProps {
  /** Those that the page shows first; null where it did not know who is signed in. */
  initial: ListedResults | null;
}

/** All results of a person, newest rounds first. */
export function ResultList({ initial }: ResultListProps) {
  const enabled = useSession(initial !== null);
  const query = trpc.dashboard.results.useQuery(undefined, { enabled, ...fromPage(initial) });
  // Fetched once someone asks for all.
  const whole = trpc.dashboard.results.useQuery({ all: true }, { enabled: false });
  const data = whole.data ?? query.data;
  const loading = <WindowSkeleton label="Loading your rounds" />;
  if (!data) return <NotLoaded query={query} what="Your results" loading={loading} />;
  const { surveys, headlines, total } = data;
  if (surveys.length === 0) return <NoResults />;
  const loadAll = async () => {
    if (surveys.length < total) await whole.refetch({ throwOnError: true });
  };
  return (
    <div className="grid gap-4">
      {total > 1 && (
        <p>
          <LinkButton href={paths.compareResults()}>Compare two rounds</LinkButton>
        </p>
      )}
      <CutList
        what="results"
        className="border-b border-hair"
        surveys={surveys}
        total={total}
        onAll={loadAll}
      >
        {(survey, linkRef) => (
          <ResultRow
            key={survey.id}
            survey={survey}
            headline={headlines[survey.id] ?? null}
            linkRef={linkRef}
          />
        )}
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

/** `initial` is null if the page doesn't know who is signed in. */
export const ResultListIsland = island(ResultList);
