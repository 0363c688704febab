import { trpc } from "#src/islands/kit/api/trpc.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { useSurveyUpdate } from "#src/islands/survey/forms/use-survey-update.ts";

/** Removes the guess, after asking. */
export function DropGuess({ surveyId }: { surveyId: string }) {
  const update = useSurveyUpdate(surveyId);
  const { ask, question } = useAskedAction(trpc.survey.dropPrediction.useMutation(), {
    onDone: (survey) => {
      update(survey);
      showToast({ title: "Your guess is removed" });
    },
  });
  return (
    <>
      <Button look="quiet" onClick={() => ask({ surveyId })}>
        Remove my guess
      </Button>
      <AskFirst
        {...question}
        title="Remove your guess?"
        keepLabel="Leave it"
        goLabel="Remove it"
        busyLabel="Removing…"
        failure="Your guess is still there"
      >
        <p>Your result won’t mention it. You can guess again until the window opens.</p>
      </AskFirst>
    </>
  );
}
