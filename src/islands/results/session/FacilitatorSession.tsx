import { useLive } from "#src/islands/kit/live.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { FullScreenButton, useStageKeys } from "#src/islands/kit/stage.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import type { Meeting, MeetingStep } from "#src/shared/meeting/meeting.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { Proposal } from "./step.tsx";
import { PaneStage, placeText, stepByKey, stepFrom, useStageFocus } from "./stage.tsx";
import { useMoves } from "./moves.ts";

export interface FacilitatorSessionProps {
  faId: string;
  clientId: string;
  initial: Meeting;
}

/** The facilitator's screen: starts the session, and moves both screens from pane to pane. */
export function FacilitatorSession({ faId, clientId, initial }: FacilitatorSessionProps) {
  const ask = () => api.meeting.get.query({ clientId });
  const { state: meeting, take, isBehind } = useLive(initial, paths.meetingEventsOfClient(clientId), ask);
  const start = useAction(trpc.meeting.start.useMutation({ onSuccess: take }));
  const move = useMoves(clientId, take);
  const end = useAction(trpc.meeting.end.useMutation({ onSuccess: take }));
  const { state, withWhom } = meeting;
  const step = move.wanted ?? meeting.step;
  const root = useStageFocus(state);
  const isRunning = state === "running";
  const result = trpc.clientResult.analysis.useQuery({ clientId }, { enabled: isRunning });
  const goTo = (next: MeetingStep) => {
    if (next !== step) move.goTo(next);
  };
  useStageKeys(isRunning, (key) => {
    const next = stepByKey(step, key);
    if (next !== null) goTo(next);
    return next !== null;
  });
  const problem = start.problem ?? move.problem ?? end.problem;
  return (
    <div className="session" ref={root}>
      {isRunning ? (
        <PaneStage step={step} analysis={result.data?.analysis ?? null} title={`${withWhom}’s window`}>
          {step === "end" && result.data && (
            <Proposal clientId={clientId} analysis={result.data.analysis} meeting={meeting} onSaved={take} />
          )}
        </PaneStage>
      ) : (
        <section className="stage" aria-live="polite">
          <h1 tabIndex={-1}>{`Your session with ${withWhom}`}</h1>
          <p className="stage-lead">{waitingText(state, withWhom)}</p>
          <p className="flex flex-wrap justify-center gap-3">
            {state === "asked" ? (
              <>
                <EmailLink clientId={clientId} name={withWhom} />
                <Button look="quiet" busy={end.isBusy} onClick={() => end.run({ clientId })}>
                  Stop waiting
                </Button>
              </>
            ) : (
              <Button look="primary" large busy={start.isBusy} onClick={() => start.run({ clientId })}>
                {state === "refused" ? "Ask again" : "Start the session"}
              </Button>
            )}
          </p>
        </section>
      )}
      <ProblemNotice problem={problem} />
      <footer className="session-bar">
        {isRunning && (
          <>
            <Button look="secondary" disabled={step === "start"} onClick={() => goTo(stepFrom(step, -1))}>
              Back
            </Button>
            <span className="text-sm text-muted" role="status">
              {isBehind ? "We lost the connection. Trying again…" : placeText(step)}
            </span>
            <Button look="primary" disabled={step === "end"} onClick={() => goTo(stepFrom(step, 1))}>
              Next
            </Button>
            <a
              className="btn btn-quiet"
              href={paths.facilitatorMeetingNotes(faId, clientId)}
              target="_blank"
              rel="noopener"
            >
              Notes in a second window
            </a>
            <EmailLink clientId={clientId} name={withWhom} />
            <Button look="quiet" busy={end.isBusy} onClick={() => end.run({ clientId })}>
              End the session
            </Button>
            <FullScreenButton />
          </>
        )}
        {!isRunning && (
          <LinkButton look="quiet" href={paths.facilitatorInsights(faId, clientId)}>
            Back to {withWhom}’s page
          </LinkButton>
        )}
      </footer>
    </div>
  );
}

/** Emails the way into the session: one email for each start, however often this is pressed. */
function EmailLink({ clientId, name }: { clientId: string; name: string }) {
  const { mutateAsync, isSuccess, ...rest } = trpc.meeting.email.useMutation({
    onError: toastFailure("The link isn’t on its way"),
  });
  const { run, isBusy } = useAction({ ...rest, mutateAsync, isSuccess });
  if (isSuccess) return <span role="status">Sent to {name}.</span>;
  return (
    <Button look="secondary" busy={isBusy} busyLabel="Sending…" onClick={() => run({ clientId })}>
      Email the link to {name}
    </Button>
  );
}

function waitingText(state: Meeting["state"], name: string): string {
  switch (state) {
    case "asked":
      return `We’re asking ${name} to open the window with you. They’ll find the way in on their dashboard and their round’s page.`;
    case "refused":
      return `${name} would rather not open it now. That’s theirs to decide; you can ask again later.`;
    case "over":
      return "This session is over. You can start another whenever you meet.";
    case "none":
    case "running":
      return `Open ${name}’s window together, pane by pane. Both screens move in step, with the arrow keys or a remote control.`;
  }
}
