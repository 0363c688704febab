import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { NotLoaded, Skeleton } from "#src/islands/kit/page/loading.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/roles.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import type { WorkshopSummary } from "#src/shared/workshop/workshop.output.ts";

interface TeamRoundsProps {
  organisation: Organisation;
  /** Null if the page came without them. */
  initial: readonly TeamRound[] | null;
}

/** An organisation's team rounds, and the way to a new one. */
export function TeamRounds({ organisation, initial }: TeamRoundsProps) {
  const { id, role, isActive, members } = organisation;
  const query = trpc.team.list.useQuery({ id }, fromPage(initial && [...initial]));
  const isEnough = members.length >= teamLimits.leastPeople;
  return (
    <section className="grid gap-4" aria-labelledby="team-rounds">
      <h2 id="team-rounds">Team rounds</h2>
      {query.data ? (
        <RoundList rounds={query.data} isLed={leads(role)} />
      ) : (
        <NotLoaded query={query} what="The team rounds" loading={<Skeleton label="Loading team rounds" />} />
      )}
      {leads(role) && isActive && !isEnough && (
        <p className="measure">
          A team round takes at least {teamLimits.leastPeople} people. Invite some below, and start one once
          they’ve joined.
        </p>
      )}
      {leads(role) && isActive && isEnough && (
        <p>
          <LinkButton look="primary" href={teamPaths.newTeamRound(id)}>
            Start a team round
          </LinkButton>
        </p>
      )}
    </section>
  );
}

function RoundList({ rounds, isLed }: { rounds: readonly TeamRound[]; isLed: boolean }) {
  if (rounds.length === 0)
    return (
      <p className="text-muted">
        {isLed
          ? "No team rounds yet."
          : "You’re not part of a team round yet. We’ll email you when one starts."}
      </p>
    );
  return (
    <ul className="border-b border-hair">
      {rounds.map(({ id, title, state, closesAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hair py-2 wrap-anywhere"
        >
          <a className="link-line" href={teamPaths.teamRound(id)}>
            {title}
          </a>
          <span className="text-muted">
            {state === "running" ? "Running until " : "Over since "}
            <LocalDate iso={closesAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface WorkshopsProps {
  organisation: Organisation;
  /** Null if the page came without them. */
  initial: readonly WorkshopSummary[] | null;
}

/** An organisation's workshops, and the way to a new one. */
export function Workshops({ organisation: { id, isActive }, initial }: WorkshopsProps) {
  const query = trpc.workshop.list.useQuery({ id }, fromPage(initial && [...initial]));
  return (
    <section className="grid gap-4" aria-labelledby="team-workshops">
      <h2 id="team-workshops">Workshops</h2>
      <p className="measure">
        Do it live, in one room: people scan a code with their phone and need no account. You choose after how
        many days everything is erased.
      </p>
      {query.data ? (
        <WorkshopList workshops={query.data} />
      ) : (
        <NotLoaded query={query} what="The workshops" loading={<Skeleton label="Loading workshops" />} />
      )}
      {isActive && (
        <p>
          <LinkButton href={workshopPaths.newWorkshop(id)}>Start a workshop</LinkButton>
        </p>
      )}
    </section>
  );
}

function WorkshopList({ workshops }: { workshops: readonly WorkshopSummary[] }) {
  if (workshops.length === 0) return null;
  return (
    <ul className="border-b border-hair">
      {workshops.map(({ id, title, step, guests, startedAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hair py-2 wrap-anywhere"
        >
          <a className="link-line" href={workshopPaths.workshop(id)}>
            {title}
          </a>
          <span className="text-muted">
            {step === "ended" ? "Over" : "Running"}
            {"\u00a0· "}
            {people(guests)}
            {"\u00a0· "}
            <LocalDate iso={startedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
