import { trpc } from "#src/islands/kit/api/trpc.ts";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useSurveyUpdate } from "#src/islands/survey/forms.tsx";
import { dropDraft, useWordDraft } from "./use-word-draft.ts";
import { WordPicker } from "./WordPicker.tsx";

const pickerCopy = {
  label: "Words for yourself",
  save: "Save my",
  failure: "Your words weren’t saved",
};

interface WordEditorProps {
  survey: Survey;
  /** The words are saved, or left as they were. */
  onEnd: () => void;
}

/** Picks words and saves them. The first time leads on to what comes next. */
export function WordEditor({ survey, onEnd }: WordEditorProps) {
  const isFirst = !survey.selfAssessmentComplete;
  const update = useSurveyUpdate(survey.id);
  const { picked, setPicked } = useWordDraft(survey.id, "words", survey.traits);
  const { run, isBusy, problem } = useAction(
    trpc.survey.saveSelf.useMutation({
      onSuccess: (saved) => {
        update(saved);
        dropDraft(survey.id, "words");
        onEnd();
        if (isFirst) location.assign(paths.assessmentThankYou(survey.id));
        else showToast({ title: "Your words are saved" });
      },
    }),
    { leaves: isFirst },
  );
  const cancel = () => {
    dropDraft(survey.id, "words");
    onEnd();
  };
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
      onCancel={isFirst ? undefined : cancel}
    />
  );
}
