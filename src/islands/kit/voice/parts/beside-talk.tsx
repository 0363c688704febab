import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice, ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import type { TalkEnding, TalkProblem, TalkState, Way } from "#src/islands/kit/voice/talk-state.ts";
import { type TalkStore, isOfService } from "#src/islands/kit/voice/talk-store.ts";
import type { VoiceStatus } from "#src/islands/kit/voice/use-talk.ts";
import { helplines } from "#src/shared/voice/voice-texts.ts";

interface BeforeTalkProps {
  status: Pick<VoiceStatus, "heardBy" | "hasVoice">;
  onStart: (way: Way) => void;
  /** More choices, above the buttons. */
  children?: ReactNode;
}

/** Who hears it, said before the first talk. To start is to agree. */
export function BeforeTalk({ status: { heardBy, hasVoice }, onStart, children }: BeforeTalkProps) {
  return (
    <div className="grid gap-4">
      <p>{hearingText(heardBy)}</p>
      {children}
      <div className="talk-actions">
        {hasVoice && (
          <Button look="primary" onClick={() => onStart("voice")}>
            Start talking
          </Button>
        )}
        <Button look={hasVoice ? "secondary" : "primary"} onClick={() => onStart("text")}>
          {hasVoice ? "Type instead" : "Start"}
        </Button>
      </div>
    </div>
  );
}

interface TalkProblemProps {
  talk: Pick<TalkStore, "goOn"> & { readonly state: TalkState };
  problem: TalkProblem;
  /** Instead of the usual title. */
  title?: string | undefined;
  /** More ways on, after the usual two. */
  children?: ReactNode;
}

/** Why a talk stopped, and the ways on: again, or without a microphone. Both keep what was said. */
export function TalkFailed({ talk, problem, title = problemTitle(problem), children }: TalkProblemProps) {
  const { way, ending } = talk.state;
  const textLabel = isOfService(ending) ? "Use a simpler coach" : "Type instead";
  return (
    <div className="grid gap-4">
      <ProblemNotice problem={problem.message} title={title} />
      <div className="talk-actions">
        <Button look="primary" onClick={() => void talk.goOn(way)}>
          Try Again
        </Button>
        {way === "voice" && <Button onClick={() => void talk.goOn("text")}>{textLabel}</Button>}
        {children}
      </div>
    </div>
  );
}

interface WhoHelpsProps {
  /** Whether the person said something that sounds as if they were in trouble. */
  isNeeded: boolean;
  /** Who helps here, as the operator says it. */
  crisisLines: string | null;
}

/** Who can help: a line in every talk, since detection misses much, and a lasting notice once needed. */
export function Helplines({ isNeeded, crisisLines }: WhoHelpsProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNeeded) place.current?.scrollIntoView({ block: "nearest" });
  }, [isNeeded]);
  const link = (
    <a href={helplines.href} target="_blank" rel="noreferrer">
      {helplines.name}
    </a>
  );
  if (!isNeeded) {
    return <p className="text-sm text-muted">In trouble? This coach can’t help, but people can: {link}.</p>;
  }
  return (
    <div ref={place} role="alert">
      <Notice tone="warn" title="Please talk to a person">
        <p>Someone you trust, a doctor, or a helpline can help: {link} lists them by country.</p>
        {crisisLines !== null && <p>{crisisLines}</p>}
        <p>If someone is in danger now, call your local emergency number.</p>
      </Notice>
    </div>
  );
}

/** Offered if the device has a voice. */
export function OwnVoiceChoice(props: Omit<ComponentProps<"input">, "type">) {
  return (
    <label className="read-aloud">
      <input type="checkbox" {...props} />
      Read the coach’s words aloud
    </label>
  );
}

export const problemTitle = ({ kind }: TalkProblem): string =>
  kind === "microphone-denied" ? "Microphone Access Required" : "Connection Error";

/** What the person can do now, in a few words. */
export function statusText({ status, way, mode, byTaps, captions }: TalkState): string {
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

const endings: Readonly<Record<Exclude<TalkEnding["by"], "problem">, string>> = {
  person: "You ended the talk. Your microphone is off.",
  coach: "That’s the end of the talk. Your microphone is off.",
  care: "The talk has ended, and the coach gets nothing more. Your microphone is off.",
  time: "The time for this talk is up. Your microphone is off.",
};

/** How a talk ended in good order. */
export const endingText = (by: keyof typeof endings, { way }: Pick<TalkState, "way">): string =>
  way === "voice" ? endings[by] : endings[by].replace(" Your microphone is off.", "");

/** Of the built-in coach in place of the usual one. */
export const standInText =
  "This simpler coach asks set questions, and you tap the answers. They stay on this server.";

/** What the person has to know before they start. @param heardBy who else hears it */
const hearingText = (heardBy: string | null): string =>
  heardBy === null
    ? "This is a program with set questions. You answer by tapping, and your answers stay on this server. It needs no microphone."
    : `This coach is run by ${heardBy}. What you say or type goes to ${heardBy}, along with the words in the window. It isn’t told who answered.`;
