import { trpc } from "#src/islands/kit/api/trpc.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { useSurveyUpdate } from "#src/islands/survey/forms/use-survey-update.ts";

/** Turns the open link off, after asking. */
export function RevokeLink({ surveyId }: { surveyId: string }) {
  const update = useSurveyUpdate(surveyId);
  const { ask, question } = useAskedAction(trpc.survey.unshare.useMutation(), {
    onDone: () => {
      update({ isPublic: false, shareId: null, shareableLink: null });
      showToast({ title: "The link is off" });
    },
  });
  return (
    <>
      <Button look="quiet" className="-ms-3" onClick={() => ask({ surveyId })}>
        Turn the link off
      </Button>
      <AskFirst
        {...question}
        title="Turn the link off?"
        keepLabel="Leave it on"
        goLabel="Turn it off"
        busyLabel="Turning it off…"
        failure="The link still works"
      >
        <p>The link and its QR code stop working at once and for good. You can make a new link later.</p>
        <p>You keep the answers you have.</p>
      </AskFirst>
    </>
  );
}
