import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToastOnNextPage } from "#src/islands/kit/ui/toasts/next-toast.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";

/** Not this time: leaves a round that runs. */
export function StepOut({ round: { id, title } }: { round: TeamRound }) {
  const { ask, question } = useAskedAction(trpc.team.stepOut.useMutation(), {
    leaves: true,
    onDone: () => {
      showToastOnNextPage(`You’ve stepped out of “${title}”`);
      location.assign(paths.dashboard());
    },
  });
  return (
    <div>
      <Button look="quiet" className="-ms-3" onClick={() => ask({ teamRoundId: id })}>
        Step out of this round
      </Button>
      <AskFirst
        {...question}
        title="Step out of this round?"
        keepLabel="Stay in"
        goLabel="Step out"
        busyLabel="Stepping out…"
        failure="You’re still in this round"
      >
        <p>
          Nobody describes you, and what colleagues have already picked for you is erased, with your own words
          in this round. You can’t come back into it.
        </p>
        <p>
          What you’ve picked for others stays where it is. Your colleagues see that your name isn’t in the
          list any more.
        </p>
      </AskFirst>
    </div>
  );
}
