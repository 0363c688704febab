import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { TileDrawing } from "#src/islands/kit/window/TileDrawing.tsx";
import type { DashboardOverview } from "#src/shared/survey/dashboard.ts";
import { paths } from "#src/shared/site/paths.ts";
import { DashboardSkeleton } from "./DashboardSkeleton.tsx";
import { NextStepCard } from "#src/islands/dashboard/surveys/NextStepCard.tsx";
import { SurveyList } from "#src/islands/dashboard/surveys/SurveyList.tsx";
import { StatsRow } from "./StatsRow.tsx";
import { useOverview } from "./use-overview.ts";

/** What to do next, what it all comes to, and the rounds. */
export function SelfDashboard({ initial }: { initial: DashboardOverview | null }) {
  const { data, first, loadAll } = useOverview(initial);
  if (data) return <Surveys {...data} onAll={loadAll} />;
  if (first.error === null) return <DashboardSkeleton />;
  return (
    <LoadFailed
      what="Your rounds"
      error={first.error}
      isRetrying={first.isFetching}
      onRetry={() => void first.refetch()}
    />
  );
}

interface SurveysProps extends DashboardOverview {
  /** Fetches the rounds that the page left out. */
  onAll: () => Promise<unknown>;
}

function Surveys({ surveys, windows, stats, counts, onAll }: SurveysProps) {
  if (surveys.length === 0) return <NoSurveys />;
  return (
    <div className="grid gap-10">
      <NextStepCard surveys={surveys} windows={windows} />
      <SurveyList surveys={surveys} windows={windows} total={counts.rounds} onAll={onAll} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <StatsRow stats={stats} opened={counts.results} />
        {counts.results > 0 && (
          <a className="link-line" href={paths.results()}>
            All results
          </a>
        )}
      </div>
    </div>
  );
}

function NoSurveys() {
  return (
    <section className="hero" aria-labelledby="no-rounds">
      <TileDrawing tile={null} />
      <div className="grid gap-4">
        <h2 id="no-rounds" className="hero-title">
          Your window is still closed
        </h2>
        <p className="measure">
          You pick words for yourself, and a few people pick words for you. Once three have answered, you can
          open your window. Nobody sees who picked what.
        </p>
        <p>
          <LinkButton look="primary" large href={paths.assessmentNew()}>
            Start your first round
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
