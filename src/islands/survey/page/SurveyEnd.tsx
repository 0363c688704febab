import { trpc } from "#src/islands/kit/api/trpc.ts";
import { ConfirmedButton } from "#src/islands/kit/ui/Dialog.tsx";
import { showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { answers, unshownAnswers } from "#src/shared/survey/survey-stage.ts";
import type { Survey, Overlap } from "#src/shared/survey/survey.output.ts";
import { dropInvitationDraft, useSurveyUpdate } from "#src/islands/survey/forms.tsx";
import { dropDrafts } from "#src/islands/survey/words/picked-words.tsx";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { isLateInvitation } from "#src/shared/survey/overlap.ts";
import type { RefObject } from "react";

/** Deletes the round, after saying what is deleted with it. */
function DeleteSurvey({ survey }: { survey: Survey }) {
  const { data: invitations = [] } = trpc.invitation.list.useQuery({ surveyId: survey.id });
  return (
    <ConfirmedButton
      label="Delete the round"
      button={{ look: "quiet", className: "-ms-3" }}
      mutation={trpc.survey.delete.useMutation()}
      input={{ surveyId: survey.id }}
      leaves
      onDone={() => {
        dropDrafts(survey.id);
        dropInvitationDraft(survey.id);
        showToastOnNextPage("The round is deleted");
        location.assign(paths.dashboardSelf());
      }}
      title="Delete the round?"
      cancelLabel="Keep it"
      confirmLabel="Delete it for good"
      busyLabel="Deleting…"
      failure="The round wasn’t deleted"
    >
      <p>{whatGoes(survey, invitations.length)} Its links stop working.</p>
      {invitations.length > 0 && <p>We won’t send invitations that are still waiting to go out.</p>}
      {survey.circleGroup !== null && <p>Your other circles stay, with the same own words.</p>}
      <p>This can’t be undone.</p>
    </ConfirmedButton>
  );
}

function whatGoes(survey: Survey, invited: number): string {
  const { title, peerAssessmentCount, selfAssessmentComplete, predictionComplete, hasAnalysis, circleGroup } =
    survey;
  const parts = [
    ...(selfAssessmentComplete && circleGroup === null ? ["your own words"] : []),
    ...(predictionComplete ? ["your guess"] : []),
    ...(invited > 0 ? [invited === 1 ? "1 invitation" : `${String(invited)} invitations`] : []),
    ...(peerAssessmentCount > 0 ? [answers(peerAssessmentCount)] : []),
    ...(hasAnalysis ? ["its results", "any card made from them"] : []),
  ];
  if (parts.length === 0) return `This deletes “${title}”.`;
  return `This deletes “${title}”, along with ${listNames(parts)}.`;
}

interface SurveyEndProps {
  survey: Survey;
  /** The heading of what matters now, far up the page: it's read next once the round is closed. */
  title: RefObject<HTMLHeadingElement | null>;
}

/** Ending a round: closing keeps everything, deleting keeps nothing. */
export function SurveyEnd({ survey, title }: SurveyEndProps) {
  const focusWatch = useFocusFallback(title);
  return (
    <section className="flex flex-wrap gap-x-6 gap-y-3" aria-label="End the round" {...focusWatch}>
      {survey.status === "in_progress" && <CloseSurvey survey={survey} />}
      <DeleteSurvey survey={survey} />
    </section>
  );
}

function CloseSurvey({ survey }: { survey: Survey }) {
  const update = useSurveyUpdate(survey.id);
  return (
    <ConfirmedButton
      label="Close the round"
      mutation={trpc.survey.close.useMutation()}
      input={{ surveyId: survey.id }}
      onDone={update}
      news="The round is closed"
      title="Close the round?"
      cancelLabel="Leave it open"
      busyLabel="Closing…"
      failure="The round is still open"
      isDestructive={false}
    >
      <p>Nobody can answer after that, and you can’t reopen it.</p>
      <p>{whatBecomesOf(survey)}</p>
    </ConfirmedButton>
  );
}

/** What would open the window, and cannot come any more. */
const lostByClosing = (overlap: Overlap): string =>
  isLateInvitation(overlap)
    ? "Once the round is closed, the one answer that is missing can’t come."
    : "Once the round is closed, you can’t invite anyone to change that.";

/** What closing does to the answers that no result shows. */
function whatBecomesOf(survey: Survey): string {
  const unshown = unshownAnswers(survey);
  if (survey.overlap !== null && survey.answersUntilReveal === 0)
    return `${survey.hasAnalysis ? "The next result" : "The window"} can’t open yet. ${lostByClosing(survey.overlap)}`;
  if (survey.answersUntilReveal === 0) return "You can still see what has come in.";
  if (unshown > 0) return `${answers(unshown)} won’t be shown: that’s too few for a result.`;
  return survey.hasAnalysis ? "Your result stays." : "Nobody has answered yet, so there will be no result.";
}
