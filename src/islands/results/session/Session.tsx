import { useLive } from "#src/islands/kit/live.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { glimpseText } from "#src/shared/survey/settled-text.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { FacilitatorSession, type FacilitatorSessionProps } from "./FacilitatorSession.tsx";
import { lookAgain } from "#src/islands/results/page/queries.ts";
import { OwnStep } from "./step.tsx";
import { PaneStage, WaitingStage, placeText, useStageFocus } from "./stage.tsx";

interface ClientSessionProps {
  surveyId: string;
  initial: Meeting;
}

/** The client's screen: they agree or not, then it follows the facilitator's. */
export function ClientSession({ surveyId, initial }: ClientSessionProps) {
  const ask = () => api.meeting.own.query({ surveyId });
  const { state: meeting, take, isBehind } = useLive(initial, paths.meetingEventsOfSurvey(surveyId), ask);
  const reply = useAction(trpc.meeting.reply.useMutation({ onSuccess: take }));
  const { state, step, withWhom } = meeting;
  const isAsked = state === "asked" || state === "refused";
  const root = useStageFocus(state);
  const isRunning = state === "running";
  const { data: analysis = null } = trpc.analysis.get.useQuery(
    { surveyId },
    { enabled: isRunning, refetchInterval: ({ state: { data } }) => lookAgain(data) },
  );
  return (
    <div className="session" ref={root}>
      {isRunning ? (
        <PaneStage step={step} analysis={analysis} title="Your window">
          {step === "end" && analysis && <OwnStep {...{ surveyId, analysis, meeting }} />}
        </PaneStage>
      ) : (
        <WaitingStage
          title={state === "asked" ? `Open your window with ${withWhom}?` : `Your session with ${withWhom}`}
          text={waitingText(meeting)}
        >
          {isAsked && (
            <>
              <Button
                look="primary"
                large
                busy={reply.isBusy}
                onClick={() => reply.run({ surveyId, accept: true })}
              >
                Open it together
              </Button>
              {state === "asked" && (
                <>
                  <Button
                    look="secondary"
                    large
                    disabled={reply.isBusy}
                    onClick={() => reply.run({ surveyId, accept: false })}
                  >
                    Not now
                  </Button>
                  <LinkButton look="quiet" href={paths.assessmentOpen(surveyId)}>
                    See it alone first
                  </LinkButton>
                </>
              )}
            </>
          )}
        </WaitingStage>
      )}
      <ProblemNotice problem={reply.problem} />
      <footer className="session-bar">
        <span className="text-sm text-muted" role="status">
          {isBehind ? "We lost the connection. Trying again…" : isRunning ? placeText(step) : ""}
        </span>
        <LinkButton look="quiet" href={paths.assessment(surveyId)}>
          Back to my round
        </LinkButton>
      </footer>
    </div>
  );
}

function waitingText({ state, withWhom: name, others, nextAfterGlimpse }: Meeting): string {
  const consent = `${listNames([name, ...others])} will see your result from then on, as you do. You can stop sharing it at any time.`;
  switch (state) {
    case "asked":
      return nextAfterGlimpse === null ? consent : `${glimpseText(nextAfterGlimpse)} ${consent}`;
    case "refused":
      return `We told ${name} that you’d rather not. Nothing was opened or shared. If you change your mind, you can still open it together: ${consent}`;
    case "over":
      return "This session is over. Your result stays on your round’s page.";
    case "none":
    case "running":
      return `Keep this page open: ${name} sees that you’re here, and you’ll see when they start. We’ll ask before we open or share anything.`;
  }
}

/** Either side of a session. */
export const SessionIsland = island((props: FacilitatorSessionProps | ClientSessionProps) =>
  "clientId" in props ? <FacilitatorSession {...props} /> : <ClientSession {...props} />,
);
