import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { runsInTeam, TeamNote } from "./TeamNote.tsx";

/** After the own words: on to the colleagues, while the team round runs. */
export function DescribeNext({ survey, teamRoundId }: { survey: Survey; teamRoundId: string }) {
  if (!runsInTeam(survey)) return <TeamNote survey={survey} />;
  return (
    <Card title="Now your colleagues">
      <div className="grid justify-items-start gap-4">
        <TeamNote survey={survey} />
        <LinkButton look="primary" href={teamPaths.teamForm(teamRoundId)}>
          Describe your colleagues
        </LinkButton>
      </div>
    </Card>
  );
}
