import { trpc } from "#src/islands/kit/api/trpc.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { InviteByMail } from "#src/islands/survey/invite/InviteByMail.tsx";
import { InvitedPeople } from "#src/islands/survey/invite/InvitedPeople.tsx";
import { OpenLink } from "./OpenLink.tsx";
import { Step } from "#src/islands/survey/page/Step.tsx";

export interface ShareStepProps {
  survey: Survey;
  /** Whether this is the one thing to do now. */
  isNext: boolean;
}

/** The open link and invitations; once the round is closed, who was asked. */
export function ShareStep({ survey, isNext }: ShareStepProps) {
  const { data } = trpc.invitation.list.useQuery({ surveyId: survey.id });
  const hasInvited = (data?.length ?? survey.invitedCount) > 0;
  // A team round has asked everyone.
  if (survey.teamRoundId !== null) return null;
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
      <OpenLink survey={survey} isNext={isNext} />
      <hr className="my-2 border-hair" />
      <InviteByMail survey={survey} isNext={false} />
    </>
  );
}
