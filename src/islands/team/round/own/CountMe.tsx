import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { Switch } from "#src/islands/kit/ui/Switch.tsx";
import { useRoundUpdate } from "#src/islands/team/round/use-round-update.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";

interface CountMeProps {
  round: TeamRound;
  own: NonNullable<TeamRound["own"]>;
}

/** Whether someone is counted in the team picture: theirs to say until it's made. */
export function CountMe({ round, own }: CountMeProps) {
  const update = useRoundUpdate();
  const { run, isBusy } = useAction(
    trpc.team.setCounted.useMutation({
      onSuccess: update,
      onError: toastFailure("That wasn’t saved"),
    }),
  );
  if (own.surveyId === null || round.picture?.isMade === true) return null;
  return (
    <Switch
      label="Count me in the team picture"
      isOn={own.isCounted}
      isBusy={isBusy}
      onFlip={() => run({ teamRoundId: round.id, counted: !own.isCounted })}
    >
      <p>
        The team picture shows which words many of you share. It names nobody, and everyone who takes part can
        read it. You’re counted only if you say so here and have opened your window. You can change your mind
        until the picture is made.
      </p>
    </Switch>
  );
}
