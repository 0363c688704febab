import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

/** Whether it's someone's own part of a team round that runs: until it's over, nothing here moves. */
export const runsInTeam = ({ teamRoundId, status }: Pick<Survey, "teamRoundId" | "status">): boolean =>
  teamRoundId !== null && status === "in_progress";

/** When the windows of a team can be opened, and the way to the round of the whole team. */
export function TeamNote({ survey }: { survey: Survey }) {
  const { closesAt, teamRoundId } = survey;
  return (
    <p className="measure">
      {runsInTeam(survey) && (
        <>
          Your colleagues describe you until <LocalDate iso={closesAt ?? ""} />. All windows open together
          after that.{" "}
        </>
      )}
      <a href={teamPaths.teamRound(teamRoundId ?? "")}>Go to the team round</a>
    </p>
  );
}
