import { trpc } from "#src/islands/kit/api/trpc.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { useSurveyUpdate } from "#src/islands/survey/forms/use-survey-update.ts";

/** Takes the open link away, after asking. */
export function RevokeLink({ surveyId }: { surveyId: string }) {
  const update = useSurveyUpdate(surveyId);
  const { ask, question } = useAskedAction(trpc.survey.unshare.useMutation(), {
    onDone: () => {
      update({ isPublic: false, shareId: null, shareableLink: null });
      showToast({ title: "The link is taken back" });
    },
  });
  return (
    <>
      <Button look="quiet" className="-ms-3" onClick={() => ask({ surveyId })}>
        Take the link back
      </Button>
      <AskFirst
        {...question}
        title="Take the link back?"
        keepLabel="Leave it"
        goLabel="Take it back"
        busyLabel="Taking it back…"
        failure="The link still works"
      >
        <p>
          The link and its QR code stop working at once, for good, wherever they are. You can make a new link
          later.
        </p>
        <p>The answers that have come stay.</p>
      </AskFirst>
    </>
  );
}
