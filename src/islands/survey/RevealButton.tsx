import { api } from "#src/islands/kit/api.ts";
import { AskFirst } from "#src/islands/kit/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useAction } from "#src/islands/kit/use-action.ts";
import { useAskedAction } from "#src/islands/kit/use-asked-action.ts";
import { LoadingWindow } from "#src/islands/kit/window/LoadingWindow.tsx";
import { paths } from "#src/shared/paths.ts";
import { answers, morePeopleHave } from "#src/shared/round-stage.ts";
import type { Survey } from "#src/shared/survey.ts";

const failure = "The window did not open";

const reveal = ({ id }: Survey) => ({
  act: () => api.analysis.reveal.mutate({ surveyId: id }),
  onDone: () => location.assign(paths.assessmentResults(id)),
  leaves: true,
});

/** Makes a result and goes to it. The first time it says before what that means. */
export function RevealButton({ survey }: { survey: Survey }) {
  return survey.hasAnalysis ? <NextReveal survey={survey} /> : <FirstReveal survey={survey} />;
}

function NextReveal({ survey }: { survey: Survey }) {
  const { run, isBusy } = useAction({ ...reveal(survey), failure });
  return (
    <Button look="primary" busy={isBusy} busyLabel="Making the new result…" onClick={() => run()}>
      Show the new result
    </Button>
  );
}

function FirstReveal({ survey }: { survey: Survey }) {
  const { ask, question } = useAskedAction(reveal(survey));
  return (
    <>
      <Button look="primary" large onClick={ask}>
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
    </>
  );
}
