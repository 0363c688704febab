import { trpc } from "#src/islands/kit/api/trpc.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { LoadingWindow } from "#src/islands/kit/window/LoadingWindow.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { answers, morePeopleHave } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { dropDrafts, useHasUnsavedWords } from "#src/islands/survey/words/use-word-draft.ts";

const failure = "The window did not open";

const goToResult = ({ id }: Survey) => {
  // Nothing that is still being picked can be kept from here on.
  dropDrafts(id);
  location.assign(paths.assessmentResults(id));
};

/** Makes a result and goes to it. The first time it says before what that means. */
export function RevealButton({ survey }: { survey: Survey }) {
  return survey.hasAnalysis ? <NextReveal survey={survey} /> : <FirstReveal survey={survey} />;
}

function NextReveal({ survey }: { survey: Survey }) {
  const { run, isBusy } = useAction(
    trpc.analysis.reveal.useMutation({
      onSuccess: () => goToResult(survey),
      onError: toastFailure(failure),
    }),
    { leaves: true },
  );
  return (
    <Button
      look="primary"
      busy={isBusy}
      busyLabel="Making the new result…"
      onClick={() => run({ surveyId: survey.id })}
    >
      Show the new result
    </Button>
  );
}

function FirstReveal({ survey }: { survey: Survey }) {
  const { ask, question } = useAskedAction(trpc.analysis.reveal.useMutation(), {
    leaves: true,
    onDone: () => goToResult(survey),
  });
  return (
    <>
      <Button look="primary" large onClick={() => ask({ surveyId: survey.id })}>
        Open the window
      </Button>
      <AskFirst
        {...question}
        title="Open the window now?"
        keepLabel="Not yet"
        goLabel="Open the window"
        busyLabel="Opening…"
        failure={failure}
        destroys={false}
      >
        {question.isBusy ? (
          <div className="max-w-60 [--window-height:13rem]">
            <LoadingWindow label="Your result is being written" />
          </div>
        ) : (
          <Warning survey={survey} />
        )}
      </AskFirst>
    </>
  );
}

function Warning({ survey }: { survey: Survey }) {
  const { peerAssessmentCount, minResponses, status, predictionComplete } = survey;
  return (
    <>
      <p>The result holds the {answers(peerAssessmentCount)} that have come, and does not change any more.</p>
      {status === "in_progress" && (
        <p>Later answers will show once {morePeopleHave(minResponses)} answered.</p>
      )}
      <p>Your own words{predictionComplete && " and your guess"} cannot be changed after this.</p>
      <Unkept survey={survey} />
    </>
  );
}

/** What is being picked on this page, or in another tab, and would be lost. */
function Unkept({ survey: { id, traits, predictedTraits } }: { survey: Survey }) {
  const hasWords = useHasUnsavedWords(id, "words", traits);
  const hasGuess = useHasUnsavedWords(id, "guess", predictedTraits);
  return (
    <>
      {hasWords && (
        <Notice tone="warn">
          <p>The change of your own words is not kept yet. Keep it first, or it will not count.</p>
        </Notice>
      )}
      {hasGuess && (
        <Notice tone="warn">
          <p>The guess you are picking is not kept yet. Keep it first, or it will not count.</p>
        </Notice>
      )}
    </>
  );
}
