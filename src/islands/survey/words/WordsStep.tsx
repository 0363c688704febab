import { trpc } from "#src/islands/kit/api/trpc.ts";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useSurveyUpdate } from "#src/islands/survey/forms.tsx";
import { PickedWords, dropDraft, useHasDraft, useWordDraft } from "./picked-words.tsx";
import { WordPicker } from "./WordPicker.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useState } from "react";
import { surveyStage } from "#src/shared/survey/survey-stage.ts";
import { Step } from "#src/islands/survey/page/Step.tsx";

const pickerCopy = {
  label: "Words for yourself",
  save: "Save my",
  failure: "Your words weren’t saved",
};

interface WordEditorProps {
  survey: Survey;
  /** Called when the words are saved or unchanged. */
  onEnd: () => void;
}

/** Picks words and saves them. The first time, the next page opens. */
function WordEditor({ survey, onEnd }: WordEditorProps) {
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
      // In place: a toast would cover the bar with the button.
      problem={problem}
      onSave={() => run({ surveyId: survey.id, selectedTraits: [...picked] })}
      onCancel={isFirst ? undefined : cancel}
    />
  );
}

interface WordsStepProps {
  survey: Survey;
  /** Whether they are part of a result, here or in another circle. */
  isSettled: boolean;
}

/** The owner's own words, which may change until the first result. */
export function WordsStep({ survey, isSettled }: WordsStepProps) {
  const [isOpened, setOpened] = useState(false);
  const hasDraft = useHasDraft(survey.id, "words");
  const isFirst = !survey.selfAssessmentComplete;
  const isOver = surveyStage(survey) === "ended";
  const canEdit = !isSettled && !isOver;
  const isEditing = canEdit && (isFirst || isOpened || hasDraft);
  if (isOver && isFirst) return null;
  return (
    <Step title="Your own words" isDone={!isFirst}>
      {isEditing ? (
        <>
          <p className="measure">
            Which words describe you? Pick 5 to 10. Your first thought is usually the best one. The people you
            ask won’t see what you picked.
            {survey.circleGroup !== null && " They’re the same for all your circles."}
          </p>
          <WordEditor survey={survey} onEnd={() => setOpened(false)} />
        </>
      ) : (
        <>
          <PickedWords label="Your words" names={survey.selectedTraits} />
          {isSettled && (
            <p className="text-sm text-muted">
              These words are part of a result{survey.circleGroup !== null && ", here or in another circle"}.
              To pick again, start a new round.
            </p>
          )}
          {canEdit && (
            <p>
              <Button onClick={() => setOpened(true)}>Change my words</Button>
            </p>
          )}
        </>
      )}
    </Step>
  );
}
