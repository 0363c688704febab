import { api } from "#src/islands/kit/api/api.ts";
import { useLive } from "#src/islands/kit/live.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { useStageKeys } from "#src/islands/kit/stage.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { Notes } from "#src/islands/results/shared/notes.tsx";
import type { Meeting, MeetingStep } from "#src/shared/meeting/meeting.output.ts";
import type { Preparation } from "#src/shared/preparation/preparation.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useMoves } from "./moves.ts";
import { placeText, stepByKey, stepFrom, stepName } from "./stage.tsx";

interface SessionNotesProps {
  clientId: string;
  initial: Meeting;
  /** null until the client shares a result. */
  preparation: Preparation | null;
  notes: { readonly text: string };
}

/** Beside the slides, on the facilitator's own screen: where both are, the questions, and notes. */
function SessionNotes({ clientId, initial, preparation, notes }: SessionNotesProps) {
  const ask = () => api.meeting.get.query({ clientId });
  const { state: meeting, take, isBehind } = useLive(initial, paths.meetingEventsOfClient(clientId), ask);
  const move = useMoves(clientId, take);
  const step = move.wanted ?? meeting.step;
  const isRunning = meeting.state === "running";
  const goTo = (next: MeetingStep) => {
    if (next !== step) move.goTo(next);
  };
  useStageKeys(isRunning, (key) => {
    const next = stepByKey(step, key);
    if (next !== null) goTo(next);
    return next !== null;
  });
  return (
    <div className="mx-auto grid max-w-measure gap-8 p-6">
      <header className="grid gap-3">
        <h1>{`Notes for your session with ${meeting.withWhom}`}</h1>
        <p role="status" className="text-muted">
          {isBehind
            ? "We lost the connection. Trying again…"
            : isRunning
              ? [`Both screens show: ${stepName(step)}`, placeText(step)].filter(Boolean).join(" · ")
              : "The session isn’t running. This window follows it once it does."}
        </p>
        {isRunning && (
          <p className="flex flex-wrap gap-3">
            <Button disabled={step === "start"} onClick={() => goTo(stepFrom(step, -1))}>
              Back
            </Button>
            <Button look="primary" disabled={step === "end"} onClick={() => goTo(stepFrom(step, 1))}>
              Next
            </Button>
          </p>
        )}
        <ProblemNotice problem={move.problem} />
      </header>
      {preparation !== null && (
        <section className="grid gap-2" aria-labelledby="questions-title">
          <h2 id="questions-title">Questions to ask</h2>
          <ol>
            {preparation.hypotheses.map(({ question, evidence }) => (
              <li key={question} className="border-t border-hair py-3">
                <p className="font-display text-lg/[1.45] font-[500]">{question}</p>
                <p className="text-base text-muted">{evidence}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Notes clientId={clientId} initial={notes} />
    </div>
  );
}

export const SessionNotesIsland = island(SessionNotes);
