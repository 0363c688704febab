import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { TalkStore } from "#src/islands/kit/voice/talk-store.ts";
import type { BrainName } from "#src/shared/voice/talk.ts";
import type { TalkState } from "#src/islands/kit/voice/state/talk-state.ts";
import { AnswerField } from "./AnswerField.tsx";
import { Captions } from "./Captions.tsx";
import { RateAnswer } from "./RateAnswer.tsx";
import { isByTaps, notHeard, standInText, statusText } from "./talk-texts.ts";
import { VoiceWindow } from "./VoiceWindow.tsx";

interface RunningTalkProps {
  talk: TalkStore & { readonly state: TalkState };
  /** The usual one of this server. */
  brain: BrainName;
  /** What the button that ends it says. */
  endLabel: string;
  /** Drawn between both voices, or by itself in a text talk. Left out where the page shows the window anyway. */
  window?: ReactNode;
}

/** A talk that connects or runs: whose turn it is, both voices, captions, and every way to answer. */
export function RunningTalk({ talk, brain, endLabel, window }: RunningTalkProps) {
  const { state } = talk;
  const isVoice = state.way === "voice";
  const byTaps = isByTaps(brain, state);
  const otherWay = isVoice ? (byTaps ? "Go on without a microphone" : "Type instead") : "Talk instead";
  const isRunning = state.status === "connected";
  const top = useRef<HTMLParagraphElement>(null);
  // What was there before may have been scrolled.
  useEffect(() => {
    top.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const shown = isVoice ? (
    <VoiceWindow levels={talk.levels} isRunning={isRunning}>
      {window}
    </VoiceWindow>
  ) : (
    window
  );
  return (
    <div className={window === undefined ? "talk" : "talk talk-with-window"}>
      <div className="grid min-w-0 gap-4">
        <p ref={top} className="talk-status" role={isRunning ? undefined : "status"}>
          {statusText(state, byTaps)}
        </p>
        {/* Above what grows as the coach speaks: a button must not move from under a finger. */}
        <div className="talk-actions">
          {(isVoice || brain !== "built-in") && (
            <Button
              onClick={() => {
                if (!isRunning) return;
                void talk.goOn(isVoice ? "text" : "voice");
                // The coach takes it up again there.
                top.current?.scrollIntoView({ block: "nearest" });
              }}
              aria-disabled={!isRunning || undefined}
            >
              {otherWay}
            </Button>
          )}
          <Button onClick={() => void talk.end()}>{endLabel}</Button>
        </div>
        {state.isStandIn && <p className="text-sm text-muted">{standInText}</p>}
        <Captions captions={state.captions} />
        <AnswerField talk={talk} byTaps={byTaps} />
        <RateAnswer talk={talk} />
        {isVoice && state.permission === "granted" && (
          <p className="text-sm text-muted">
            {byTaps ? notHeard : "Your microphone is on until the talk ends or you type instead."}
          </p>
        )}
      </div>
      {shown}
    </div>
  );
}
