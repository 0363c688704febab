import { trpc } from "#src/islands/kit/api/trpc.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { CirclesStep, useCircles } from "#src/islands/survey/circles/CirclesStep.tsx";
import { ShareContent } from "#src/islands/survey/invite/ShareStep.tsx";
import { LoadedSurvey, type SurveyViewProps } from "#src/islands/survey/page/LoadedSurvey.tsx";
import { TeamNote, runsInTeam } from "#src/islands/survey/page/Step.tsx";
import { PickedWords, words } from "#src/islands/survey/words/picked-words.tsx";
import { paths } from "#src/shared/site/paths.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";

/** After the own words: on to the colleagues, while the team round runs and some aren't described. */
function DescribeNext({ survey, teamRoundId }: { survey: Survey; teamRoundId: string }) {
  const isRunning = runsInTeam(survey);
  const { data: round } = trpc.team.get.useQuery({ teamRoundId }, { enabled: isRunning });
  const { toDescribe = 0, described = 0 } = round?.own ?? {};
  if (!isRunning || described >= toDescribe) return <TeamNote survey={survey} />;
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

/** After the own words: what happens next, with the next step at hand. */
export function ThankYou({ survey }: { survey: Survey }) {
  const circles = useCircles(survey);
  return (
    <div className="grid max-w-[52rem] gap-8">
      <header className="grid gap-4">
        <h1>Your {words(survey.selectedTraits.length)} are saved</h1>
        <PickedWords label="Your words" names={survey.selectedTraits} />
        {survey.teamRoundId === null && (
          <p className="lead">
            Your window can open once {survey.minResponses} people have answered. Until then you only see how
            many have.
          </p>
        )}
      </header>
      {survey.teamRoundId === null ? (
        <Card title="Ask people who know you">
          <div className="grid gap-4">
            <ShareContent survey={survey} isNext />
          </div>
        </Card>
      ) : (
        <DescribeNext survey={survey} teamRoundId={survey.teamRoundId} />
      )}
      <CirclesStep survey={survey} circles={circles} />
      <p>
        <LinkButton href={paths.assessment(survey.id)}>Go to your round</LinkButton>
      </p>
    </div>
  );
}

export const ThankYouIsland = island((props: SurveyViewProps) => (
  <LoadedSurvey {...props}>{(survey) => <ThankYou survey={survey} />}</LoadedSurvey>
));
