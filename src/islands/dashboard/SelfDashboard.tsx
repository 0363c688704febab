import { CutList } from "./CutList.tsx";
import { SurveyTile } from "./SurveyTile.tsx";
import { nextStep } from "./next-step.ts";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { type AskingPace, useAskingPace } from "#src/islands/kit/api/use-asking-pace.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { NotLoaded, WindowSkeleton } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ProgressDots, mostDots } from "#src/islands/kit/ui/ProgressDots.tsx";
import { TileDrawing } from "#src/islands/kit/window/WindowFrame.tsx";
import { paths } from "#src/shared/site/paths.ts";
import type { DashboardOverview, DashboardTotals } from "#src/shared/survey/dashboard.ts";
import { sortOpenFirst } from "#src/shared/survey/first-surveys.ts";

const pace: AskingPace = {
  everyMs: 30_000,
  forMs: 5 * 60_000,
  // Scrolling too, as the wheel needs no focus.
  signs: ["pointerdown", "keydown", "scroll", "visibilitychange"],
};

/** Every 30 s, paused after five minutes without a sign of life. */
export const usePace = (): number | false => useAskingPace(pace);

/** Whether to reload: there may be news, and the session is still good. */
const mayHaveNews = (data: DashboardOverview | undefined, error: unknown): boolean =>
  data?.surveys.some(({ status }) => status === "in_progress") === true && errorStatus(error) !== 401;

/** The dashboard's rounds, reloaded while one runs and someone looks: the first, or all once asked for. */
function useOverview(initial: DashboardOverview | null) {
  const hasSession = useSession(initial !== null);
  const utils = trpc.useUtils();
  const pace = usePace();
  const refetchInterval = ({ state }: { state: { data: DashboardOverview | undefined; error: unknown } }) =>
    mayHaveNews(state.data, state.error) ? pace : false;
  const whole = trpc.dashboard.overview.useQuery(
    { all: true },
    { enabled: ({ state }) => state.data !== undefined, refetchInterval },
  );
  const first = trpc.dashboard.overview.useQuery(undefined, {
    enabled: hasSession && whole.data === undefined,
    ...fromPage(initial),
    refetchInterval,
  });

  const loadAll = async (): Promise<void> => {
    const { data } = first;
    if (data !== undefined && data.surveys.length >= data.counts.rounds)
      utils.dashboard.overview.setData({ all: true }, data);
    else await whole.refetch({ throwOnError: true });
  };
  return { data: whole.data ?? first.data, first, loadAll };
}

interface SurveyListProps extends Pick<DashboardOverview, "surveys" | "windows"> {
  total: number;
  onAll: () => Promise<unknown>;
}

/** Rounds as windows, open ones first, newest first. A long list is cut until someone asks for all. */
function SurveyList({ surveys, windows, total, onAll }: SurveyListProps) {
  return (
    <section className="grid gap-6" aria-labelledby="rounds">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="rounds">Your rounds</h2>
        <LinkButton href={paths.assessmentNew()}>Start a new round</LinkButton>
      </div>
      <CutList what="rounds" className="tiles" surveys={sortOpenFirst(surveys)} total={total} onAll={onAll}>
        {(survey, linkRef) => (
          <SurveyTile
            key={survey.id}
            survey={survey}
            tile={survey.hasAnalysis ? (windows[survey.id] ?? null) : null}
            linkRef={linkRef}
          />
        )}
      </CutList>
    </section>
  );
}

/** The next step over all rounds, with the screen's only call to action. */
function NextStepCard({
  surveys,
  windows,
  sessions,
}: Pick<DashboardOverview, "surveys" | "windows" | "sessions">) {
  const step = nextStep(surveys, sessions);
  if (step === null) return null;
  const { survey, stage, title, text, action, href } = step;
  const tile = windows[survey.id] ?? null;
  return (
    <section className="hero" aria-labelledby="next-step">
      <TileDrawing tile={tile} />
      <div className="grid gap-4">
        <div className="grid gap-3" aria-live="polite">
          <h2 id="next-step" className="hero-title">
            {stage === "read" && tile !== null ? tile.headline : title}
          </h2>
          <p className="measure">{text}</p>
          {stage === "wait" && survey.teamRoundId === null && survey.minResponses <= mostDots && (
            <ProgressDots done={survey.peerAssessmentCount} total={survey.minResponses} unit="answers" />
          )}
        </div>
        <p>
          <LinkButton look="primary" large href={href}>
            {action}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}

/** What circles see, and the way to their page. */
function CirclesCard({ circles }: { circles: NonNullable<DashboardOverview["circles"]> }) {
  return (
    <section className="card grid justify-items-start gap-3" aria-labelledby="circles">
      <h2 id="circles">{circles.sentence ?? "Your circles, side by side"}</h2>
      <LinkButton href={paths.circles(circles.surveyId)}>See what your circles see</LinkButton>
    </section>
  );
}

/** The totals, on one line. */
function StatsRow({ stats, opened }: { stats: DashboardTotals; opened: number }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
      <Figure name="Self-assessments" value={stats.totalSelfAssessments} />
      <Figure name="Peer responses" value={stats.totalPeerResponses} />
      <Figure name="Windows opened" value={opened} />
      {stats.totalClientAssessments > 0 && (
        <>
          <Figure name="Client assessments" value={stats.totalClientAssessments} />
          <Figure name="Client peer responses" value={stats.totalClientPeerResponses} />
        </>
      )}
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}:</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

/** What to do next, the rounds, and the totals. */
export function SelfDashboard({ initial }: { initial: DashboardOverview | null }) {
  const { data, first, loadAll } = useOverview(initial);
  const loading = <WindowSkeleton label="Loading your rounds" />;
  if (!data) return <NotLoaded query={first} what="Your rounds" loading={loading} />;
  const { surveys, windows, stats, counts, circles, sessions } = data;
  if (surveys.length === 0) return <NoSurveys />;
  return (
    <div className="grid gap-10">
      <NextStepCard {...{ surveys, windows, sessions }} />
      {circles && <CirclesCard circles={circles} />}
      <SurveyList surveys={surveys} windows={windows} total={counts.rounds} onAll={loadAll} />
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

/** `initial` is null if the page doesn't know who is signed in. */
export const SelfDashboardIsland = island(SelfDashboard);
