import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { leftToDo } from "./left-to-do.ts";

export interface OwnTeamRoundsProps {
  /** null where the page did not know who is signed in. */
  initial: readonly TeamRound[] | null;
}

/** Team rounds in which someone takes part, with what's left for them to do. Nothing while there is none. */
export function OwnTeamRounds({ initial }: OwnTeamRoundsProps) {
  const enabled = useSession(initial !== null);
  const { data: rounds = [] } = trpc.team.own.useQuery(undefined, { enabled, ...fromPage(initial) });
  if (rounds.length === 0) return null;
  return (
    <Card title="Your team rounds">
      <ul className="grid list-none gap-4 p-0">
        {rounds.map((round) => (
          <li key={round.id}>
            <a
              className="inline-flex min-h-11 items-center font-display text-xl text-ink no-underline wrap-anywhere hover:underline"
              href={teamPaths.teamRound(round.id)}
            >
              {round.title}
            </a>
            <p>{leftToDo(round)}</p>
            <p className="text-sm text-muted wrap-anywhere [&_time]:whitespace-nowrap">
              {round.organisation.name}
              {round.state === "running" ? "\u00a0· open until " : "\u00a0· ended "}
              <LocalDate iso={round.closesAt} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
