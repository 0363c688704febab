import { api } from "#src/islands/kit/api.ts";
import { AskFirst } from "#src/islands/kit/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { leaveToast } from "#src/islands/kit/ui/next-toast.ts";
import { useAskedAction } from "#src/islands/kit/use-asked-action.ts";
import { paths } from "#src/shared/paths.ts";
import { answers } from "#src/shared/round-stage.ts";
import type { Survey } from "#src/shared/survey.ts";
import { dropInvitationDraft } from "./use-invitation-draft.ts";
import { dropDrafts } from "./use-word-draft.ts";

/** Takes the round away, after saying what goes with it. */
export function DeleteRound({ survey }: { survey: Survey }) {
  const { ask, question } = useAskedAction({
    act: () => api.survey.delete.mutate({ surveyId: survey.id }),
    leaves: true,
    onDone: () => {
      dropDrafts(survey.id);
      dropInvitationDraft(survey.id);
      leaveToast("The round is deleted");
      location.assign(paths.dashboardSelf());
    },
  });
  return (
    <>
      <Button look="quiet" className="-ms-3" onClick={ask}>
        Delete the round
      </Button>
      <AskFirst
        {...question}
        title="Delete the round?"
        keepLabel="Keep it"
        goLabel="Delete it for good"
        busyLabel="Deleting…"
        failure="The round was not deleted"
      >
        <p>{whatGoes(survey)} Its links stop working.</p>
        <p>Nothing of it can be brought back.</p>
      </AskFirst>
    </>
  );
}

function whatGoes(survey: Survey): string {
  const { title, peerAssessmentCount, selfAssessmentComplete, predictionComplete, hasAnalysis } = survey;
  const parts = [
    ...(selfAssessmentComplete ? ["your own words"] : []),
    ...(predictionComplete ? ["your guess"] : []),
    ...(peerAssessmentCount > 0 ? [answers(peerAssessmentCount)] : []),
    ...(hasAnalysis ? ["its results", "any card made from them"] : []),
  ];
  if (parts.length === 0) return `“${title}” goes.`;
  return `With “${title}” go ${new Intl.ListFormat("en-GB").format(parts)}.`;
}
