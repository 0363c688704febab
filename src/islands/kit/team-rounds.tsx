import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";

interface TeamRoundListProps {
  rounds: readonly TeamRound[];
  /** Beside rounds of other teams, each says its own. */
  withTeam?: boolean;
}

/** Team rounds, each with how far it is. */
export function TeamRoundList({ rounds, withTeam = false }: TeamRoundListProps) {
  return (
    <ul className="border-b border-hair">
      {rounds.map((round) => (
        <li
          key={round.id}
          className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hair py-2 wrap-anywhere"
        >
          <a className="link-line" href={teamPaths.teamRound(round.id)}>
            {withTeam ? `${round.organisation.name}: ${round.title}` : round.title}
          </a>
          <span className="text-muted">
            {stateOf(round)}
            <LocalDate iso={round.closesAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ state, finished, people, canManage, hasPicture }: TeamRound): string {
  if (state !== "running") return hasPicture ? "Over, with a picture · " : "Over since ";
  const progress = canManage ? `${String(finished ?? 0)} of ${String(people.length)} have finished · ` : "";
  return `${progress}running until `;
}
