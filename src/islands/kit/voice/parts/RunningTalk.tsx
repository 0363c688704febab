import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { Caption, TalkState } from "#src/islands/kit/voice/talk-state.ts";
import type { UsedTalk } from "#src/islands/kit/voice/use-talk.ts";
import type { VoiceStatus } from "#src/shared/voice/voice.output.ts";
import { answerMax } from "#src/shared/voice/voice-limits.ts";
import { Dictation } from "./Dictation.tsx";

/** As the `ref` of something new: what was there before may have been scrolled. */
export const intoSight = (element: Element | null) => element?.scrollIntoView({ block: "nearest" });

/** The coach waits while someone types; it needn't be told about each letter. */
const typingEveryMs = 1_000;

interface AnswerFieldProps {
  talk: UsedTalk;
  /** Whether the browser may write down what is said: the coach has no ears of its own. */
  offersDictation: boolean;
}

/** Answers to tap, when the coach offers some, and a field to type one. */
function AnswerField({ talk, offersDictation }: AnswerFieldProps) {
  const { byTaps } = talk.state;
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
    // The focused button is gone. On a phone, focusing the field would open the keyboard over the coach.
    const next = byTaps || matchMedia("(pointer: coarse)").matches ? form.current : field.current;
    next?.focus({ preventScroll: true });
  };

  return (
    <form ref={form} tabIndex={-1} className="grid gap-3 focus:outline-0" onSubmit={send}>
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
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <label className="sr-only" htmlFor={id}>
            Your answer
          </label>
          <input
            ref={field}
            id={id}
            className="input"
            dir="auto"
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
      {!byTaps && offersDictation && isOpen && (
        <Dictation
          onText={(text) => {
            if (field.current === null) return;
            field.current.value = `${field.current.value} ${text}`.trim().slice(0, answerMax);
            field.current.focus();
          }}
        />
      )}
    </form>
  );
}

/** Whether the newest answer helped: once for each. */
function RateAnswer({ talk }: { talk: UsedTalk }) {
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
    <div
      ref={group}
      tabIndex={-1}
      className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-muted focus:outline-0"
      role="group"
      aria-label="Rate the coach’s answer"
    >
      {canRate && (
        <>
          <span>Does this help?</span>
          {/* "Yes" and "No" would look like answers to the coach. */}
          <Button look="quiet" onClick={() => rate("like")}>
            It does
          </Button>
          <Button look="quiet" onClick={() => rate("dislike")}>
            It doesn’t
          </Button>
        </>
      )}
      <span role="status">{!canRate && thanked === newest ? "Thanks, noted." : ""}</span>
    </div>
  );
}

/** Of the built-in coach in place of the usual one. */
const standInText = "This simpler coach asks set questions, and you tap the answers. Nobody else gets them.";

/** What the person can do now, in a few words. */
function statusText({ status, way, mode, byTaps, captions }: TalkState): string {
  if (status === "connecting") return "Connecting…";
  if (status === "disconnecting") return "Ending…";
  if (status !== "connected") return "";
  if (mode === "speaking") return "The coach is speaking.";
  if (byTaps) return "Tap an answer below.";
  if (way === "voice") return "Listening. Speak when you’re ready.";
  const newest = captions.at(-1);
  const isAnswering = newest === undefined || newest.from === "person" || newest.isGrowing;
  return isAnswering ? "The coach is writing…" : "Type your answer below.";
}

function onNetwork(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

interface RunningTalkProps {
  talk: UsedTalk;
  status: VoiceStatus;
  /** What the button that ends it says. */
  endLabel: string;
  /** Drawn beside it. Omitted if the page shows it anyway. */
  window?: ReactNode;
}

/** A talk that connects or runs: whose turn it is, captions, and every way to answer. */
export function RunningTalk({ talk, status, endLabel, window }: RunningTalkProps) {
  const { state } = talk;
  const isVoice = state.way === "voice";
  const isRunning = state.status === "connected";
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  return (
    <div className={`grid items-start gap-4 ${window === undefined ? "" : "lg:grid-cols-2 lg:gap-8"}`}>
      <div className="grid min-w-0 gap-4">
        {/* Above what grows as the coach speaks: a button must not move from under a finger. */}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p
            key={state.way}
            ref={intoSight}
            className="min-h-[1.6em] flex-1 basis-40 scroll-my-4 font-semibold"
            role={isRunning && isOnline ? undefined : "status"}
          >
            {isOnline || !isRunning ? statusText(state) : "You’re offline. We’ll go on when you’re back."}
          </p>
          {status.hasVoice && (
            <Button
              onClick={() => isRunning && void talk.goOn(isVoice ? "text" : "voice")}
              aria-disabled={!isRunning || undefined}
            >
              {isVoice ? "Type instead" : "Talk instead"}
            </Button>
          )}
          <Button onClick={() => void talk.end()}>{endLabel}</Button>
        </div>
        {state.byTaps && status.brain !== "built-in" && <p className="text-sm text-muted">{standInText}</p>}
        <Captions captions={state.captions} />
        <AnswerField talk={talk} offersDictation={!status.hasVoice} />
        <RateAnswer talk={talk} />
        {isVoice && state.permission === "granted" && (
          <p className="text-sm text-muted">Your microphone is on until the talk ends or you type instead.</p>
        )}
      </div>
      {window}
    </div>
  );
}

/** Above and below a turn that is scrolled to, in px. */
const margin = 12;

export const speakers = { coach: "Coach", person: "You" } as const;

/** What was said. Each turn is announced once, and the end of the newest stays in sight. */
export function Captions({ captions }: { captions: readonly Caption[] }) {
  const log = useRef<HTMLDivElement>(null);
  const newest = captions.at(-1);
  useEffect(() => {
    const turn = log.current?.lastElementChild;
    // The first turn says what this is, and is read from its beginning.
    if (log.current && turn !== log.current.firstElementChild && turn instanceof HTMLElement) {
      const top = turn.offsetTop - log.current.offsetTop;
      log.current.scrollTop =
        Math.max(top, top + turn.offsetHeight + 2 * margin - log.current.clientHeight) - margin;
    }
    // After an answer, the reply has to be in sight: on a phone, the field may be all that is.
    if (newest?.isUnconfirmed) log.current?.scrollIntoView({ block: "nearest" });
  }, [newest?.id, newest?.text, newest?.isUnconfirmed]);
  return (
    <div
      ref={log}
      className="captions"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label="What was said"
      tabIndex={0}
    >
      {captions.map(({ id, from, text, isGrowing }) => (
        // Read out once, as a new turn, when it's whole.
        <p
          key={isGrowing ? `${String(id)} growing` : id}
          aria-hidden={isGrowing}
          className={`grid gap-0.5 wrap-anywhere caption-${from}`}
        >
          <span className="text-sm font-semibold text-muted">
            {speakers[from]}
            <span className="sr-only">: </span>
          </span>
          {/* The service sends an empty text for a turn in which it heard nothing. */}
          <span dir="auto">{text || "…"}</span>
        </p>
      ))}
    </div>
  );
}
