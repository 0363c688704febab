import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { leastCounted } from "#src/shared/group/group-limits.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { morePeopleHave } from "#src/shared/survey/survey-stage.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";

/** The team picture: what it is, how many are missing, and the picture once it's made. */
export function PictureCard({ round }: { round: TeamRound }) {
  const { id, picture, canManage } = round;
  return (
    <Card title="Team picture">
      <div className="grid justify-items-start gap-3">
        {picture?.isMade === true ? (
          <>
            <p>It’s made, and everyone who takes part reads the same one.</p>
            <LinkButton href={teamPaths.teamPicture(id)}>See the team picture</LinkButton>
          </>
        ) : (
          <>
            <p>
              It shows which words many of you share, and names nobody. It takes {leastCounted} people who
              have opened their window and agree to be counted.
            </p>
            {picture !== null && <p>{missingText(picture.missing)}</p>}
            {picture?.missing === 0 && canManage && <MakePicture id={id} />}
          </>
        )}
      </div>
    </Card>
  );
}

const missingText = (missing: number): string =>
  missing === 0
    ? "Enough people agree, so it can be made."
    : `${morePeopleHave(missing)} to open their window and agree.`;

function MakePicture({ id }: { id: string }) {
  const { ask, question } = useAskedAction(trpc.team.makePicture.useMutation(), {
    leaves: true,
    onDone: () => location.assign(teamPaths.teamPicture(id)),
  });
  return (
    <>
      <Button look="primary" onClick={() => ask({ teamRoundId: id })}>
        Make the team picture
      </Button>
      <AskFirst
        {...question}
        title="Make the team picture now?"
        keepLabel="Wait"
        goLabel="Make the picture"
        busyLabel="Making it…"
        failure="The picture wasn’t made"
        destroys={false}
      >
        <p>
          There’s one picture for each round, and it doesn’t change. People who open their window or agree
          later aren’t in it.
        </p>
        <p>Everyone who takes part can read it.</p>
      </AskFirst>
    </>
  );
}
