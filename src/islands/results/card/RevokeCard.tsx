import { trpc } from "#src/islands/kit/api/trpc.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { useCardUpdate } from "./use-card-update.ts";

/** Takes the card away from everyone, after asking. */
export function RevokeCard({ surveyId }: { surveyId: string }) {
  const update = useCardUpdate(surveyId);
  const { ask, question } = useAskedAction(trpc.card.revoke.useMutation(), {
    onDone: () => {
      update(null);
      showToast({ title: "The card is taken back" });
    },
  });
  return (
    <>
      <p>
        <Button look="quiet" className="-ms-3" onClick={() => ask({ surveyId })}>
          Take the card back
        </Button>
      </p>
      <AskFirst
        {...question}
        title="Take the card back?"
        keepLabel="Leave it"
        goLabel="Take it back"
        busyLabel="Taking it back…"
        failure="The card still shows"
      >
        <p>
          Its page and its picture are gone at once, for good, wherever the link is. A picture that somebody
          has saved stays with them.
        </p>
        <p>Your result stays as it is. You can make a new card later, under a new link.</p>
      </AskFirst>
    </>
  );
}
