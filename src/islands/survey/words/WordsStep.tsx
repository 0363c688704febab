import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useState } from "react";
import { PickedWords } from "./PickedWords.tsx";
import { surveyStage } from "#src/shared/survey/survey-stage.ts";
import { Step } from "#src/islands/survey/page/Step.tsx";
import { useHasDraft } from "./use-word-draft.ts";
import { WordEditor } from "./WordEditor.tsx";

/** The owner's own words, which may change until the first result. */
export function WordsStep({ survey }: { survey: Survey }) {
  const [isOpened, setOpened] = useState(false);
  const hasDraft = useHasDraft(survey.id, "words");
  const isFirst = !survey.selfAssessmentComplete;
  const isOver = surveyStage(survey) === "ended";
  const canEdit = !survey.hasAnalysis && !isOver;
  const isEditing = canEdit && (isFirst || isOpened || hasDraft);
  if (isOver && isFirst) return null;
  return (
    <Step title="Your own words" isDone={!isFirst}>
      {isEditing ? (
        <>
          <p className="measure">
            Which words describe you? Pick 5 to 10. Your first thought is usually the best one. The people you
            ask won’t see what you picked.
          </p>
          <WordEditor survey={survey} onEnd={() => setOpened(false)} />
        </>
      ) : (
        <>
          <PickedWords label="Your words" names={survey.selectedTraits} />
          {survey.hasAnalysis && (
            <p className="text-sm text-muted">
              These words are part of a result. To pick again, start a new round.
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
