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
      showToast({ title: "The card’s link is off" });
    },
  });
  return (
    <>
      <p>
        <Button look="quiet" className="-ms-3" onClick={() => ask({ surveyId })}>
          Turn the link off
        </Button>
      </p>
      <AskFirst
        {...question}
        title="Turn the link off?"
        keepLabel="Leave it"
        goLabel="Turn it off"
        busyLabel="Turning it off…"
        failure="The card still shows"
      >
        <p>Its page and its picture are gone at once, for good. People keep pictures they have saved.</p>
        <p>Your result stays as it is. You can make a new card later, under a new link.</p>
      </AskFirst>
    </>
  );
}
