import { trpc } from "#src/islands/kit/api/trpc.ts";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useSurveyUpdate } from "#src/islands/survey/forms.tsx";
import { PickedWords, dropDraft, useHasDraft, useWordDraft } from "./picked-words.tsx";
import { WordPicker } from "./WordPicker.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { surveyStage } from "#src/shared/survey/survey-stage.ts";
import { useState } from "react";
import { Step } from "#src/islands/survey/page/Step.tsx";
import { ConfirmedButton } from "#src/islands/kit/ui/Dialog.tsx";

const pickerCopy = {
  label: "Words you think they’ll pick",
  save: "Save my guess of",
  failure: "Your guess wasn’t saved",
};

interface GuessEditorProps {
  survey: Survey;
  /** Called when the guess is saved or unchanged. */
  onEnd: () => void;
}

/** Picks the words of a guess and saves them. It starts empty: the owner's own words would lead the way. */
function GuessEditor({ survey, onEnd }: GuessEditorProps) {
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
      // In place: a toast would cover the bar with the button.
      problem={problem}
      onSave={() => run({ surveyId: survey.id, selectedTraits: [...picked] })}
      onCancel={end}
    />
  );
}

/** Removes the guess, after asking. */
function DropGuess({ surveyId }: { surveyId: string }) {
  const update = useSurveyUpdate(surveyId);
  return (
    <ConfirmedButton
      label="Remove my guess"
      button={{ look: "quiet" }}
      mutation={trpc.survey.dropPrediction.useMutation()}
      input={{ surveyId }}
      onDone={update}
      news="Your guess is removed"
      title="Remove your guess?"
      cancelLabel="Leave it"
      confirmLabel="Remove it"
      busyLabel="Removing…"
      failure="Your guess is still there"
    >
      <p>Your result won’t mention it. You can guess again until the window opens.</p>
    </ConfirmedButton>
  );
}

/** What the owner thinks others will pick: on offer until the first result, and optional. */
export function GuessStep({ survey }: { survey: Survey }) {
  const [isOpened, setOpened] = useState(false);
  const hasDraft = useHasDraft(survey.id, "guess");
  if (!isOnOffer(survey)) return null;
  const isEditing = isOpened || hasDraft;
  return (
    <Step anchor="guess" title="Before you look: what will they say?" isDone={survey.predictionComplete}>
      {isEditing ? (
        <>
          <p className="measure">
            Which words will they pick for you? Guess 5 to 10. They don’t have to be the ones you picked for
            yourself.
          </p>
          <GuessEditor survey={survey} onEnd={() => setOpened(false)} />
        </>
      ) : survey.predictionComplete ? (
        <KeptGuess survey={survey} onChange={() => setOpened(true)} />
      ) : (
        <Offer onTake={() => setOpened(true)} />
      )}
    </Step>
  );
}

/** After the first result it would be no guess; in a round that closed too early nothing would come of it. */
function isOnOffer(survey: Survey): boolean {
  return survey.selfAssessmentComplete && !survey.hasAnalysis && surveyStage(survey) !== "ended";
}

function Offer({ onTake }: { onTake: () => void }) {
  return (
    <>
      <p className="measure">
        Guess which words they’ll pick for you, and your result will show how close you came. It’s optional.
      </p>
      <p>
        <Button onClick={onTake}>Guess their words</Button>
      </p>
    </>
  );
}

function KeptGuess({ survey, onChange }: { survey: Survey; onChange: () => void }) {
  return (
    <>
      <PickedWords label="Your guess" names={survey.predictedTraits.map((id) => findTrait(id)?.name ?? id)} />
      <p className="measure text-sm text-muted">
        You can change it until the window opens. Nobody else sees it.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onChange}>Change my guess</Button>
        <DropGuess surveyId={survey.id} />
      </div>
    </>
  );
}
