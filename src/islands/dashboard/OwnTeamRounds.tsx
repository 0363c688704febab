import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";

/** What's left to do in a team round for someone who takes part. */
export function leftToDo({
  own,
  state,
  hasPicture,
}: Pick<TeamRound, "own" | "state" | "hasPicture">): string {
  if (own === null) return "You don’t take part in it.";
  if (state === "ending") return "It has ended, and windows are opening.";
  if (state === "over") {
    const parts = [...(own.hasWindow ? ["your window"] : []), ...(hasPicture ? ["the team picture"] : [])];
    return parts.length === 0 ? "It’s over." : `It’s over. Read ${parts.join(" and ")}.`;
  }
  const left = own.toDescribe - own.described;
  const parts = [
    ...(left > 0 ? [`describe ${String(left)} more ${left === 1 ? "colleague" : "colleagues"}`] : []),
    ...(own.surveyId !== null && !own.hasOwnWords ? ["pick your own words"] : []),
  ];
  if (parts.length === 0) return "You’re done. All windows open together at the end.";
  return `Left to do: ${parts.join(", ")}.`;
}

interface OwnTeamRoundsProps {
  /** Null if the page doesn't know who is signed in. */
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
              <bdi>{round.title}</bdi>
            </a>
            <p>{leftToDo(round)}</p>
            <p className="text-sm text-muted wrap-anywhere [&_time]:whitespace-nowrap">
              <bdi>{round.organisation.name}</bdi>
              {round.state === "running" ? "\u00a0· open until " : "\u00a0· ended "}
              <LocalDate iso={round.closesAt} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Beside the dashboard, which has the page's toasts. */
export const OwnTeamRoundsIsland = island(OwnTeamRounds, { toasts: false });
