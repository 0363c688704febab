import { ClientsSection } from "#src/islands/facilitator/clients/ClientsSection.tsx";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { NotLoaded, WindowSkeleton } from "#src/islands/kit/page/loading.tsx";
import { UpgradeRequired } from "#src/islands/kit/plan.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { LinkList } from "#src/islands/kit/lists/link-list.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { TeamRoundList } from "#src/islands/kit/team-rounds.tsx";
import { WorkshopsSection } from "#src/islands/kit/workshops.tsx";
import type { ClientPage, Today } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { answers } from "#src/shared/survey/survey-stage.ts";
import type { WorkshopSummary } from "#src/shared/workshop/workshop.output.ts";
import { NoProgrammes, OpenExample, ProgrammesSection } from "./ProgrammesSection.tsx";
import { NeedsSection } from "./NeedsSection.tsx";

interface FacilitatorProps {
  /** Null if the page doesn't know who is signed in. */
  initial: Today | null;
  /** The first clients, where the page brought them along. */
  clients?: ClientPage | null;
  /** The workshops, where the page brought them along. */
  workshops?: readonly WorkshopSummary[] | null;
  /** The signed-in person has neither the plan nor a programme. */
  refused?: boolean;
}

/** The facilitator's dashboard, or what it takes to get one. */
export function Facilitator({ initial, refused = false, ...brought }: FacilitatorProps) {
  const enabled = useSession(initial !== null || refused) && !refused;
  const query = trpc.facilitator.overview.useQuery(undefined, { enabled, ...fromPage(initial) });
  if (refused || errorStatus(query.error) === 402)
    return (
      <div className="grid justify-items-start gap-6">
        <UpgradeRequired />
        <OpenExample />
      </div>
    );
  if (query.data) return <TodayView today={query.data} {...brought} />;
  const loading = <WindowSkeleton label="Loading your clients" lines={5} />;
  return <NotLoaded query={query} what="Your clients" loading={loading} />;
}

export const FacilitatorIsland = island(Facilitator);

/** For an ended plan: what stays, and how to continue. */
function PlanEnded() {
  return (
    <Notice tone="warn" title="Your plan has ended">
      <p>
        You can still read and download everything your clients share, and close what’s running. To start
        something new or remind a client, you need Facilitator Pro.
      </p>
      <p className="mt-2">
        <LinkButton href={paths.subscribe()}>See the plans</LinkButton>
      </p>
    </Notice>
  );
}

/** The facilitator's own rounds for an organisation; nothing where there are none. */
function OrganisationRounds({ surveys }: { surveys: Today["clientAssessments"] }) {
  if (surveys.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="organisation-rounds">
      <h2 id="organisation-rounds">Rounds for an organisation</h2>
      <LinkList
        items={surveys.map(({ id, title, totalResponses }) => ({
          ...{ id, title },
          href: paths.assessment(id),
          state: answers(totalResponses),
        }))}
      />
    </section>
  );
}

/** Rounds of the teams that they lead, and the way to their teams. */
function TeamRoundsSection({ rounds }: { rounds: Today["teamRounds"] }) {
  return (
    <section className="grid gap-4" aria-labelledby="team-rounds">
      <h2 id="team-rounds">Team rounds</h2>
      {rounds.length === 0 ? (
        <p className="measure">For 5 to 60 people who work together. They describe each other.</p>
      ) : (
        <TeamRoundList rounds={rounds} withTeam />
      )}
      <p>
        <LinkButton href={paths.team()}>Go to your teams</LinkButton>
      </p>
    </section>
  );
}

interface TodayViewProps extends Pick<FacilitatorProps, "clients" | "workshops"> {
  today: Today;
}

/** Clients who need something, then the programmes, all clients, and workshops. */
function TodayView({ today, clients = null, workshops = null }: TodayViewProps) {
  const { hasPlan, programmes, programmeCount, clientCount, teamRounds } = today;
  // Someone who only leads others' programmes may never have had a plan.
  const hasOwn = programmes.some(({ ledBy }) => ledBy === null);
  return (
    <div className="grid gap-12 sm:gap-16">
      {!hasPlan && hasOwn && <PlanEnded />}
      {programmeCount === 0 ? (
        <>
          {teamRounds.length > 0 && <TeamRoundsSection rounds={teamRounds} />}
          <NoProgrammes hasPlan={hasPlan} />
          {teamRounds.length === 0 && <TeamRoundsSection rounds={teamRounds} />}
        </>
      ) : (
        <>
          <NeedsSection today={today} />
          <ProgrammesSection today={today} />
          {clientCount > 0 && <ClientsSection initial={clients} hasPlan={hasPlan} total={clientCount} />}
          <TeamRoundsSection rounds={teamRounds} />
        </>
      )}
      <WorkshopsSection canStart={hasPlan} initial={workshops} />
      <OrganisationRounds surveys={today.clientAssessments} />
    </div>
  );
}
