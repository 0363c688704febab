import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { NotLoaded, Skeleton } from "#src/islands/kit/page/loading.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/organisation.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";

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
