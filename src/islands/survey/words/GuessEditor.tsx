import { trpc } from "#src/islands/kit/api/trpc.ts";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useSurveyUpdate } from "#src/islands/survey/forms.tsx";
import { dropDraft, useWordDraft } from "./use-word-draft.ts";
import { WordPicker } from "./WordPicker.tsx";

const pickerCopy = {
  label: "Words you think they’ll pick",
  save: "Save my guess of",
  failure: "Your guess wasn’t saved",
};

interface GuessEditorProps {
  survey: Survey;
  /** The guess is saved, or left as it was. */
  onEnd: () => void;
}

/** Picks the words of a guess and saves them. It starts empty: the owner's own words would lead the way. */
export function GuessEditor({ survey, onEnd }: GuessEditorProps) {
  const update = useSurveyUpdate(survey.id);
  const { picked, setPicked } = useWordDraft(survey.id, "guess", survey.predictedTraits);
  const end = () => {
    dropDraft(survey.id, "guess");
    onEnd();
  };
  const { run, isBusy, problem } = useAction(
    trpc.survey.savePrediction.useMutation({
      onSuccess: (saved) => {
        update(saved);
        end();
        showToast({ title: "Your guess is saved" });
      },
    }),
  );
  return (
    <WordPicker
      copy={pickerCopy}
      order={survey.id}
      picked={picked}
      onPick={setPicked}
      isBusy={isBusy}
      // In place: a toast would lie over the bar with the button.
      problem={problem}
      onSave={() => run({ surveyId: survey.id, selectedTraits: [...picked] })}
      onCancel={end}
    />
  );
}
