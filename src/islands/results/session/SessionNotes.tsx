import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { Questions } from "#src/islands/results/shared/client/PreparationSheet.tsx";
import { Notes } from "#src/islands/results/shared/notes.tsx";
import { callName } from "#src/shared/account/names.ts";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import type { Preparation } from "#src/shared/preparation/preparation.ts";
import { StepButtons, ledText, savedText, useLedSession } from "./led.tsx";
import { stepName } from "./stage.tsx";

interface SessionNotesProps {
  clientId: string;
  initial: Meeting;
  /** null until the client shares a result. */
  preparation: Preparation | null;
  notes: { readonly text: string };
}

/** Beside the slides, on the facilitator's own screen: where both are, the questions, and notes. */
function SessionNotes({ clientId, initial, preparation, notes }: SessionNotesProps) {
  const led = useLedSession(clientId, initial);
  const { meeting, isRunning, step, problem } = led;
  const where = isRunning
    ? `On screen: ${stepName(step)}`
    : "The session isn’t running. This window follows it once it does.";
  return (
    <div className="mx-auto grid max-w-measure gap-8 p-6">
      <header className="grid gap-3">
        <h1>
          Notes for your session with <bdi>{meeting.withWhom}</bdi>
        </h1>
        <p role="status" className="text-muted">
          {[where, ledText(led), savedText(meeting)].filter(Boolean).join(" · ")}
        </p>
        {isRunning && (
          <p className="flex flex-wrap gap-3">
            <StepButtons {...led} />
          </p>
        )}
        <ProblemNotice problem={problem} />
      </header>
      {preparation !== null && (
        <section className="grid gap-2" aria-labelledby="questions-title">
          <h2 id="questions-title">Questions to ask</h2>
          <Questions preparation={preparation} />
          {preparation.plan !== null && (
            <p className="whitespace-pre-line">
              <bdi>{callName(meeting.withWhom)}</bdi>’s step: <bdi>{preparation.plan}</bdi>
            </p>
          )}
        </section>
      )}
      <Notes clientId={clientId} initial={notes} />
    </div>
  );
}

export const SessionNotesIsland = island(SessionNotes);
