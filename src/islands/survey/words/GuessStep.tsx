import { Button } from "#src/islands/kit/ui/Button.tsx";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { surveyStage } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useState } from "react";
import { DropGuess } from "./DropGuess.tsx";
import { GuessEditor } from "./GuessEditor.tsx";
import { PickedWords } from "./PickedWords.tsx";
import { Step } from "#src/islands/survey/page/Step.tsx";
import { useHasDraft } from "./use-word-draft.ts";

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
