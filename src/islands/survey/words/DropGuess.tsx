import { trpc } from "#src/islands/kit/api/trpc.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { useSurveyUpdate } from "#src/islands/survey/forms/use-survey-update.ts";

/** Takes the guess back, after asking. */
export function DropGuess({ surveyId }: { surveyId: string }) {
  const update = useSurveyUpdate(surveyId);
  const { ask, question } = useAskedAction(trpc.survey.dropPrediction.useMutation(), {
    onDone: (survey) => {
      update(survey);
      showToast({ title: "Your guess is taken back" });
    },
  });
  return (
    <>
      <Button look="quiet" onClick={() => ask({ surveyId })}>
        Take my guess back
      </Button>
      <AskFirst
        {...question}
        title="Take your guess back?"
        keepLabel="Leave it"
        goLabel="Take it back"
        busyLabel="Taking it back…"
        failure="Your guess still stands"
      >
        <p>Its words go. The result will say nothing of it, and you can guess anew until the window opens.</p>
      </AskFirst>
    </>
  );
}
