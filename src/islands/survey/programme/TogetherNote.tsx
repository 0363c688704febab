import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { callName } from "#src/shared/account/call-name.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

interface TogetherNoteProps {
  survey: Survey;
  facilitator: NonNullable<Sharing["facilitator"]>;
}

/** Beside a window that is opened in a session: who starts it, and the way there. */
export function TogetherNote({ survey, facilitator }: TogetherNoteProps) {
  const { name, others, isWaitingForMeeting } = facilitator;
  const isOne = others.length === 0;
  const called = isOne ? callName(name) : "your facilitators";
  return (
    <>
      <p className="measure">
        {isWaitingForMeeting
          ? `You and ${called} open this window together. ${isOne ? called : "One of them"} starts it in your session.`
          : `Your session has started. Open the window there with ${called}, or look at it alone first.`}
      </p>
      {survey.canReveal && (
        <p>
          <LinkButton look="primary" href={paths.meeting(survey.id)}>
            Join the session
          </LinkButton>
        </p>
      )}
    </>
  );
}
