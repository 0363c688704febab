import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { useFormInPlace } from "#src/islands/kit/forms/use-form-in-place.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { useFocusLeftBehind } from "#src/islands/team/use-focus-left-behind.ts";
import { useRoundUpdate } from "#src/islands/team/round/use-round-update.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { ChangeRound } from "./ChangeRound.tsx";

/** For those who lead: what it's called, what it's for, and when it ends. */
export function ManageRound({ round }: { round: TeamRound }) {
  const { isOpen, open, close, opener } = useFormInPlace();
  useFocusLeftBehind();
  return (
    <Card title="Lead this round">
      {isOpen ? (
        <ChangeRound round={round} onEnd={close} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button ref={opener} onClick={open}>
            Change title, purpose or deadline
          </Button>
          <CloseRound id={round.id} />
        </div>
      )}
    </Card>
  );
}

function CloseRound({ id }: { id: string }) {
  const update = useRoundUpdate();
  const { ask, question } = useAskedAction(trpc.team.close.useMutation(), {
    onDone: (closed) => {
      update(closed);
      showToast({ title: "The round is over" });
    },
  });
  return (
    <>
      <Button onClick={() => ask({ teamRoundId: id })}>End the round now</Button>
      <AskFirst
        {...question}
        title="End the round now?"
        keepLabel="Leave it open"
        goLabel="End the round"
        busyLabel="Ending…"
        failure="The round is still open"
        destroys={false}
      >
        <p>Nobody can describe anyone after that, and you can’t open it again.</p>
        <p>
          Everyone can open their window then, if at least five colleagues have described them. We’ll email
          them.
        </p>
      </AskFirst>
    </>
  );
}
