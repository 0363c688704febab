import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { BeforeTalk } from "#src/islands/kit/voice/parts/BeforeTalk.tsx";
import { OwnVoiceChoice } from "#src/islands/kit/voice/parts/OwnVoiceChoice.tsx";
import { RunningTalk } from "#src/islands/kit/voice/parts/RunningTalk.tsx";
import { WhoHelps } from "#src/islands/kit/voice/parts/WhoHelps.tsx";
import { TalkProblem } from "#src/islands/kit/voice/parts/TalkProblem.tsx";
import type { TalkState } from "#src/islands/kit/voice/state/talk-state.ts";
import type { TalkStore } from "#src/islands/kit/voice/talk-store.ts";
import { useLocalVoice } from "#src/islands/kit/voice/use-local-voice.ts";
import { useVoiceStatus } from "#src/islands/kit/voice/use-voice-status.ts";
import type { ResultPane } from "#src/shared/result/result-panes.ts";
import { useState } from "react";
import { CoachEnded } from "./CoachEnded.tsx";
import { StepOffer } from "./StepOffer.tsx";
import type { OfferedStep } from "./step.ts";

interface CoachTalkProps {
  talk: TalkStore & { readonly state: TalkState };
  roundTitle: string;
  surveyId: string;
  panes: readonly ResultPane[];
  /** What the coach has offered to save. */
  step: OfferedStep | null;
  onStep: (step: OfferedStep | null) => void;
}

/** The talk itself, from "Start talking" to what becomes of it. */
export function CoachTalk({ talk, roundTitle, surveyId, panes, step, onStep }: CoachTalkProps) {
  const status = useVoiceStatus();
  const { state } = talk;
  const { ending } = state;
  const localVoice = useLocalVoice();
  const [readsAloud, setReadsAloud] = useState(false);
  const ownVoice = readsAloud ? localVoice : null;
  if (status.isError) {
    return (
      <Notice tone="error" title="Connection Error">
        <p>Unable to connect to voice service. Please try again.</p>
        <Button busy={status.isFetching} busyLabel="Trying…" onClick={() => void status.refetch()}>
          Try Again
        </Button>
      </Notice>
    );
  }
  if (status.data === undefined) return <p role="status">Looking for the coach…</p>;
  if (!status.data.enabled) return <p>There’s no coach to talk to on this site.</p>;
  return (
    <div className="grid gap-4">
      {state.status === "idle" && (
        <BeforeTalk heardBy={status.data.heardBy} onStart={(way) => void talk.start({ way, ownVoice })}>
          <p className="text-sm text-muted">
            The coach knows this window and nothing else: not who answered, and not who picked which word.
            What you say isn’t stored. At the end you can save it on this device.
          </p>
          {localVoice !== null && (
            <OwnVoiceChoice
              checked={readsAloud}
              onChange={({ currentTarget }) => setReadsAloud(currentTarget.checked)}
            />
          )}
        </BeforeTalk>
      )}
      {state.status !== "idle" && ending === null && (
        <RunningTalk talk={talk} brain={status.data.brain} endLabel="End talk" />
      )}
      {state.status !== "idle" && <WhoHelps isNeeded={state.needsHelp} />}
      {step !== null && (
        <StepOffer
          key={step.text}
          surveyId={surveyId}
          step={step}
          panes={panes}
          onSaved={(paneTitle) => talk.tell(`The person saved the step in their plan for ${paneTitle}.`)}
          onClose={() => onStep(null)}
        />
      )}
      {ending?.by === "problem" && (
        <TalkProblem talk={talk} problem={ending.problem} brain={status.data.brain} />
      )}
      {ending !== null && (
        <CoachEnded
          talk={talk}
          roundTitle={roundTitle}
          by={ending.by === "problem" ? null : ending.by}
          onAgain={() => {
            onStep(null);
            void talk.start({ way: state.way, ownVoice });
          }}
        />
      )}
    </div>
  );
}
