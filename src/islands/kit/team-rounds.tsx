import { LinkList } from "#src/islands/kit/lists/link-list.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";

interface TeamRoundListProps {
  rounds: readonly TeamRound[];
  /** Beside rounds of other teams, each says its own. */
  withTeam?: boolean;
}

/** Team rounds, each with how far it is. */
export const TeamRoundList = ({ rounds, withTeam = false }: TeamRoundListProps) => (
  <LinkList
    items={rounds.map((round) => ({
      id: round.id,
      href: teamPaths.teamRound(round.id),
      title: withTeam ? (
        <>
          <bdi>{round.organisation.name}</bdi>: <bdi>{round.title}</bdi>
        </>
      ) : (
        round.title
      ),
      state: (
        <>
          {stateOf(round)}
          <LocalDate iso={round.closesAt} />
        </>
      ),
    }))}
  />
);

function stateOf({ state, finished, people, canManage, hasPicture }: TeamRound): string {
  if (state !== "running") return hasPicture ? "Over, with a picture · " : "Over since ";
  const progress = canManage ? `${String(finished ?? 0)} of ${String(people.length)} have finished · ` : "";
  return `${progress}running until `;
}
