import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { colleagues } from "#src/islands/team/round/round-text.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { CountMe } from "./CountMe.tsx";
import { OwnWindow } from "./OwnWindow.tsx";
import { StepOut } from "./StepOut.tsx";

interface OwnPartProps {
  round: TeamRound;
  own: NonNullable<TeamRound["own"]>;
}

/** What's left for the person who looks: theirs alone to read. */
export function OwnPart({ round, own }: OwnPartProps) {
  const runs = round.state === "running";
  const left = own.toDescribe - own.described;
  return (
    <Card title="Your part">
      <div className="grid gap-6">
        {runs && <Describing id={round.id} own={own} left={left} />}
        <OwnWords own={own} isNext={left === 0 || !runs} />
        <OwnWindow round={round} own={own} />
        <CountMe round={round} own={own} />
        {runs && <StepOut round={round} />}
      </div>
    </Card>
  );
}

interface DescribingProps extends Pick<OwnPartProps, "own"> {
  id: string;
  left: number;
}

function Describing({ id, own, left }: DescribingProps) {
  return (
    <section className="grid justify-items-start gap-2">
      <h3>Your colleagues</h3>
      <p>
        {left === 0
          ? "You’ve described everyone. Thank you."
          : `You’ve described ${String(own.described)} of ${colleagues(own.toDescribe)}. It takes a minute each.`}
      </p>
      {left > 0 && (
        <LinkButton look="primary" href={teamPaths.teamForm(id)}>
          {own.described === 0 ? "Describe your colleagues" : "Go on describing"}
        </LinkButton>
      )}
    </section>
  );
}

function OwnWords({
  own: { surveyId, hasOwnWords },
  isNext,
}: Pick<OwnPartProps, "own"> & { isNext: boolean }) {
  if (surveyId === null) return null;
  return (
    <section className="grid justify-items-start gap-2">
      <h3>Your own words</h3>
      <p>
        {hasOwnWords
          ? "You’ve picked how you see yourself."
          : "Pick how you see yourself. Without your words, your window can’t be opened."}
      </p>
      <LinkButton look={!hasOwnWords && isNext ? "primary" : "secondary"} href={paths.assessment(surveyId)}>
        {hasOwnWords ? "See my own words" : "Pick my own words"}
      </LinkButton>
    </section>
  );
}
