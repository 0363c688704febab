import { api } from "#src/islands/kit/api.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { useAction } from "#src/islands/kit/use-action.ts";
import { LoadingWindow } from "#src/islands/kit/window/LoadingWindow.tsx";
import { paths } from "#src/shared/paths.ts";
import { answers, morePeopleHave } from "#src/shared/round-stage.ts";
import type { Survey } from "#src/shared/survey.ts";
import { useState } from "react";

/** Makes a result and goes to it. The first time it says before what that means. */
export function RevealButton({ survey }: { survey: Survey }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useAction({
    act: () => api.analysis.reveal.mutate({ surveyId: survey.id }),
    failure: "The window did not open",
    leaves: true,
    onDone: () => location.assign(paths.assessmentResults(survey.id)),
  });
  if (survey.hasAnalysis) {
    return (
      <Button look="primary" busy={isBusy} busyLabel="Making the new result…" onClick={() => run()}>
        Show the new result
      </Button>
    );
  }
  return (
    <>
      <Button look="primary" large onClick={() => setAsking(true)}>
        Open the window
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Open the window now?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Not yet</Button>
            <Button look="primary" busy={isBusy} busyLabel="Opening…" onClick={() => run()}>
              Open the window
            </Button>
          </>
        }
      >
        {isBusy ? (
          <div className="max-w-60 [--window-height:13rem]">
            <LoadingWindow label="Your result is being written" />
          </div>
        ) : (
          <Warning survey={survey} />
        )}
      </Dialog>
    </>
  );
}

function Warning({ survey }: { survey: Survey }) {
  const { peerAssessmentCount, minResponses, status } = survey;
  return (
    <>
      <p>The result holds the {answers(peerAssessmentCount)} that have come, and does not change any more.</p>
      {status === "in_progress" && (
        <p>Later answers will show once {morePeopleHave(minResponses)} answered.</p>
      )}
      <p>Your own words cannot be changed after this.</p>
    </>
  );
}
