import { trpc } from "#src/islands/kit/api/trpc.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { paths } from "#src/shared/site/paths.ts";
import { answers } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { dropInvitationDraft } from "#src/islands/survey/invite/use-invitation-draft.ts";
import { dropDrafts } from "#src/islands/survey/words/use-word-draft.ts";
import { listNames } from "#src/shared/text/list-names.ts";

/** Takes the round away, after saying what goes with it. */
export function DeleteSurvey({ survey }: { survey: Survey }) {
  const { data: invitations = [] } = trpc.invitation.list.useQuery({ surveyId: survey.id });
  const { ask, question } = useAskedAction(trpc.survey.delete.useMutation(), {
    leaves: true,
    onDone: () => {
      dropDrafts(survey.id);
      dropInvitationDraft(survey.id);
      showToastOnNextPage("The round is deleted");
      location.assign(paths.dashboardSelf());
    },
  });
  return (
    <>
      <Button look="quiet" className="-ms-3" onClick={() => ask({ surveyId: survey.id })}>
        Delete the round
      </Button>
      <AskFirst
        {...question}
        title="Delete the round?"
        keepLabel="Keep it"
        goLabel="Delete it for good"
        busyLabel="Deleting…"
        failure="The round wasn’t deleted"
      >
        <p>{whatGoes(survey, invitations.length)} Its links stop working.</p>
        {invitations.length > 0 && <p>We won’t send invitations that are still waiting to go out.</p>}
        <p>This can’t be undone.</p>
      </AskFirst>
    </>
  );
}

function whatGoes(survey: Survey, invited: number): string {
  const { title, peerAssessmentCount, selfAssessmentComplete, predictionComplete, hasAnalysis } = survey;
  const parts = [
    ...(selfAssessmentComplete ? ["your own words"] : []),
    ...(predictionComplete ? ["your guess"] : []),
    ...(invited > 0 ? [invited === 1 ? "1 invitation" : `${String(invited)} invitations`] : []),
    ...(peerAssessmentCount > 0 ? [answers(peerAssessmentCount)] : []),
    ...(hasAnalysis ? ["its results", "any card made from them"] : []),
  ];
  if (parts.length === 0) return `This deletes “${title}”.`;
  return `This deletes “${title}”, along with ${listNames(parts)}.`;
}
