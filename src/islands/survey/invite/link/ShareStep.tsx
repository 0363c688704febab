import { trpc } from "#src/islands/kit/api/trpc.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { InviteByMail } from "#src/islands/survey/invite/InviteByMail.tsx";
import { InvitedPeople } from "#src/islands/survey/invite/InvitedPeople.tsx";
import { useSurveyUpdate } from "#src/islands/survey/forms/use-survey-update.ts";
import { ShareLink } from "./ShareLink.tsx";
import { Step } from "#src/islands/survey/page/Step.tsx";

interface ShareStepProps {
  survey: Survey;
  /** Whether this is the one thing to do now. */
  isNext: boolean;
}

/** The open link and invitations; once the round is closed, who was asked. */
export function ShareStep({ survey, isNext }: ShareStepProps) {
  const { data } = trpc.invitation.list.useQuery({ surveyId: survey.id });
  const hasInvited = (data?.length ?? survey.invitedCount) > 0;
  if (survey.status === "completed") return hasInvited && <WhoWasAsked surveyId={survey.id} />;
  return (
    <Step title="Ask people" isDone={survey.isPublic || survey.peerAssessmentCount > 0 || hasInvited}>
      <ShareContent survey={survey} isNext={isNext && !hasInvited} />
    </Step>
  );
}

function WhoWasAsked({ surveyId }: { surveyId: string }) {
  return (
    <Step title="People you invited" isDone>
      <InvitedPeople surveyId={surveyId} isClosed />
    </Step>
  );
}

/** The ways to ask people, or why there is none any more. */
export function ShareContent({ survey, isNext }: ShareStepProps) {
  if (survey.status === "completed") return <p>The round is closed, so nobody can answer any more.</p>;
  if (survey.audience === "organisation") {
    return (
      <>
        <p>In an organisation’s round only invited people can answer, so it has no open link.</p>
        <InviteByMail survey={survey} isNext={isNext} />
      </>
    );
  }
  return (
    <>
      {survey.shareableLink === null ? (
        <MakeLink survey={survey} isNext={isNext} />
      ) : (
        <ShareLink survey={survey} link={survey.shareableLink} />
      )}
      <hr className="my-2 border-hair" />
      <InviteByMail survey={survey} isNext={false} />
    </>
  );
}

function MakeLink({ survey, isNext }: ShareStepProps) {
  const update = useSurveyUpdate(survey.id);
  const { run, isBusy } = useAction(
    trpc.survey.share.useMutation({
      onSuccess: ({ shareId, shareableLink }) => update({ isPublic: true, shareId, shareableLink }),
      onError: toastFailure("We couldn’t make the link"),
    }),
  );
  return (
    <>
      <p className="measure">
        One link for everyone. Anyone who has it can answer in a minute, without an account, and you can turn
        it off at any time. Ask people from different parts of your life for the fullest picture.
      </p>
      <p>
        <Button
          look={isNext ? "primary" : "secondary"}
          busy={isBusy}
          busyLabel="Making the link…"
          onClick={() => run({ surveyId: survey.id })}
        >
          Make a link
        </Button>
      </p>
    </>
  );
}
