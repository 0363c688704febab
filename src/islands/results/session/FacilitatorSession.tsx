import { useLive } from "#src/islands/kit/live.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { FullScreenButton, useStageKeys } from "#src/islands/kit/stage.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import type { Meeting, MeetingStep } from "#src/shared/meeting/meeting.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useRef, useState } from "react";
import { PaneStage, placeText, stepByKey, stepFrom, useStageFocus } from "./stage.tsx";
import { errorText } from "#src/islands/kit/api/api-error.ts";

/**
 * Moves the session, on this screen at once. Only the newest step waits, so quick paging isn't throttled.
 *
 * @param take puts in what the server has made of a move
 */
function useMoves(clientId: string, take: (next: Meeting) => void) {
  const { mutateAsync, error } = trpc.meeting.move.useMutation({ onSuccess: take });
  const [wanted, setWanted] = useState<MeetingStep | null>(null);
  const waiting = useRef<MeetingStep | null>(null);
  const isSending = useRef(false);
  const send = async () => {
    isSending.current = true;
    try {
      for (let step = waiting.current; step !== null; step = waiting.current) {
        waiting.current = null;
        await mutateAsync({ clientId, step });
      }
    } catch {
      // `problem` says it, and this screen goes back to where the session is.
      waiting.current = null;
    }
    isSending.current = false;
    setWanted(null);
  };
  return {
    /** The step on its way to the server; null: none. */
    wanted,
    problem: error === null ? null : errorText(error),
    goTo: (step: MeetingStep) => {
      setWanted(step);
      waiting.current = step;
      if (!isSending.current) void send();
    },
  };
}

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
        <PaneStage step={step} analysis={result.data?.analysis ?? null} title={`${withWhom}’s window`} />
      ) : (
        <section className="stage" aria-live="polite">
          <h1 tabIndex={-1}>{`Your session with ${withWhom}`}</h1>
          <p className="stage-lead">{waitingText(state, withWhom)}</p>
          <p className="flex flex-wrap justify-center gap-3">
            {state === "asked" ? (
              <Button look="secondary" busy={end.isBusy} onClick={() => end.run({ clientId })}>
                Stop waiting
              </Button>
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
            <Button look="quiet" busy={end.isBusy} onClick={() => end.run({ clientId })}>
              End the session
            </Button>
            <FullScreenButton />
          </>
        )}
        {!isRunning && (
          <LinkButton look="quiet" href={paths.facilitatorOverview(faId)}>
            Back to the programme
          </LinkButton>
        )}
      </footer>
    </div>
  );
}

function waitingText(state: Meeting["state"], name: string): string {
  switch (state) {
    case "asked":
      return `We’re asking ${name} to open the window with you. They’ll find the question on their round’s page.`;
    case "refused":
      return `${name} would rather not open it now. That’s theirs to decide; you can ask again later.`;
    case "over":
      return "This session is over. You can start another whenever you meet.";
    case "none":
    case "running":
      return `Open ${name}’s window together, pane by pane. Both screens move in step, with the arrow keys or a remote control.`;
  }
}
