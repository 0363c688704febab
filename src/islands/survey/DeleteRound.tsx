import { api } from "#src/islands/kit/api.ts";
import { AskFirst } from "#src/islands/kit/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useAction } from "#src/islands/kit/use-action.ts";
import { paths } from "#src/shared/paths.ts";
import { answers } from "#src/shared/round-stage.ts";
import type { Survey } from "#src/shared/survey.ts";
import { useState } from "react";
import { dropDraft } from "./use-word-draft.ts";

/** Takes the round away, after saying what goes with it. */
export function DeleteRound({ survey }: { survey: Survey }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useAction({
    act: () => api.survey.delete.mutate({ surveyId: survey.id }),
    failure: "The round was not deleted",
    leaves: true,
    onDone: () => {
      dropDraft(survey.id);
      location.assign(paths.dashboardSelf());
    },
  });
  return (
    <>
      <Button look="quiet" className="-ms-3" onClick={() => setAsking(true)}>
        Delete the round
      </Button>
      <AskFirst
        open={isAsking}
        title="Delete the round?"
        keepLabel="Keep it"
        goLabel="Delete it for good"
        busyLabel="Deleting…"
        isBusy={isBusy}
        onKeep={() => setAsking(false)}
        onGo={() => run()}
      >
        <p>{whatGoes(survey)} Its link stops working.</p>
        <p>Nothing of it can be brought back.</p>
      </AskFirst>
    </>
  );
}

function whatGoes({ title, peerAssessmentCount, selfAssessmentComplete, hasAnalysis }: Survey): string {
  const parts = [
    ...(selfAssessmentComplete ? ["your own words"] : []),
    ...(peerAssessmentCount > 0 ? [answers(peerAssessmentCount)] : []),
    ...(hasAnalysis ? ["its results"] : []),
  ];
  if (parts.length === 0) return `“${title}” goes.`;
  return `With “${title}” go ${new Intl.ListFormat("en-GB").format(parts)}.`;
}
