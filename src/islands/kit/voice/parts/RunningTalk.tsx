import { type SyntheticEvent, useId, useRef, type ReactNode, useEffect, useState } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { TalkStore } from "#src/islands/kit/voice/talk-store.ts";
import type { TalkState } from "#src/islands/kit/voice/state/talk-state.ts";
import { answerMax } from "#src/shared/voice/voice-limits.ts";
import type { BrainName } from "#src/shared/voice/talk.ts";
import { Captions } from "./Captions.tsx";
import { isByTaps, notHeard, standInText, statusText } from "./talk-texts.ts";
import type { VoiceLevels } from "#src/islands/kit/voice/session/talk.ts";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { useLevel } from "./use-level.ts";

type AnsweredTalk = Pick<TalkStore, "say" | "typing"> & { readonly state: TalkState };

/** The coach waits while someone types; it needn't hear of each letter. */
const typingEveryMs = 1_000;

interface AnswerFieldProps {
  talk: AnsweredTalk;
  /** There's no field: the coach takes the answers on offer alone. */
  byTaps: boolean;
}

/** Answers to tap, when the coach offers some, and a field to type one. */
function AnswerField({ talk, byTaps }: AnswerFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const toldAt = useRef(0);
  const isOpen = talk.state.status === "connected";

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const input = field.current;
    if (input === null || !isOpen) return;
    talk.say(input.value);
    input.value = "";
    input.focus();
  };
  const type = () => {
    const now = performance.now();
    if (now - toldAt.current < typingEveryMs) return;
    toldAt.current = now;
    talk.typing();
  };
  const tap = (answer: string) => {
    talk.say(answer);
    // The button that had it is gone. On a phone, the field would bring up the keyboard, over what the coach says.
    const next = byTaps || matchMedia("(pointer: coarse)").matches ? form.current : field.current;
    next?.focus({ preventScroll: true });
  };

  return (
    <form ref={form} tabIndex={-1} className="answer-form grid gap-3" onSubmit={send}>
      {talk.state.answers.length > 0 && (
        <div role="group" aria-label="Answers to choose from" className="flex flex-wrap gap-2">
          {talk.state.answers.map((answer) => (
            <button key={answer} type="button" className="chip" onClick={() => tap(answer)}>
              {answer}
            </button>
          ))}
        </div>
      )}
      {!byTaps && (
        <div className="answer-row">
          <label className="sr-only" htmlFor={id}>
            Your answer
          </label>
          <input
            ref={field}
            id={id}
            className="input"
            type="text"
            autoComplete="off"
            enterKeyHint="send"
            maxLength={answerMax}
            placeholder="Type your answer"
            onChange={type}
          />
          <Button type="submit" aria-disabled={!isOpen || undefined}>
            Send
          </Button>
        </div>
      )}
    </form>
  );
}

interface VoiceWindowProps {
  levels: () => VoiceLevels;
  isRunning: boolean;
  /** A window; an empty one unless given. */
  children?: ReactNode;
}

/** Both voices, drawn as the posts of a window: yours on the left, the coach's on the right. They fill as each speaks. */
function VoiceWindow({ levels, isRunning, children }: VoiceWindowProps) {
  const isBare = children === undefined;
  return (
    <div className={isBare ? "voice-window voice-window-bare" : "voice-window"}>
      <Post isRunning={isRunning} level={() => levels().person} label="You" />
      <div className="min-w-0">{isBare ? <WindowFrame /> : children}</div>
      <Post isRunning={isRunning} level={() => levels().coach} label="Coach" />
    </div>
  );
}

interface PostProps {
  isRunning: boolean;
  level: () => number;
  label: string;
}

/** Upside down, so that it fills from the sill. */
function Post({ isRunning, level, label }: PostProps) {
  const bar = useLevel("height", isRunning, level);
  return (
    <div className="voice-post" aria-hidden="true">
      <svg viewBox="0 0 10 100" preserveAspectRatio="none" focusable="false">
        <rect ref={bar} width="10" height="0" transform="translate(0 100) scale(1 -1)" />
      </svg>
      <span>{label}</span>
    </div>
  );
}

type RatedTalk = Pick<TalkStore, "rate"> & { readonly state: TalkState };

/** Whether the newest answer helped: once for each. */
function RateAnswer({ talk }: { talk: RatedTalk }) {
  const { canRate, captions, status } = talk.state;
  const [thanked, setThanked] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const newest = captions.findLast(({ from }) => from === "coach")?.id ?? 0;
  if (status !== "connected" || newest === 0) return null;
  const rate = (rating: "like" | "dislike") => {
    talk.rate(rating);
    setThanked(newest);
    // The button that had it is gone.
    group.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={group} tabIndex={-1} className="rate-answer" role="group" aria-label="Rate the coach’s answer">
      {canRate && (
        <>
          <span>Does this help?</span>
          <Button look="quiet" onClick={() => rate("like")}>
            Yes
          </Button>
          <Button look="quiet" onClick={() => rate("dislike")}>
            No
          </Button>
        </>
      )}
      <span role="status">{!canRate && thanked === newest ? "Thanks, noted." : ""}</span>
    </div>
  );
}

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
