import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice, ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import type { TalkEnding, TalkProblem, TalkState, Way } from "#src/islands/kit/voice/talk-state.ts";
import { type TalkStore, isOfService } from "#src/islands/kit/voice/talk-store.ts";
import type { BrainName } from "#src/shared/voice/talk.ts";
import { helplines } from "#src/shared/voice/voice-texts.ts";

interface BeforeTalkProps {
  /** Who hears the talk beside this server; null: nobody, and the built-in coach leads it. */
  heardBy: string | null;
  onStart: (way: Way) => void;
  /** More choices, above the buttons. */
  children?: ReactNode;
}

/** Who hears it, said before the first talk. To start is to agree. */
export function BeforeTalk({ heardBy, onStart, children }: BeforeTalkProps) {
  return (
    <div className="grid gap-4">
      <p>{hearingText(heardBy)}</p>
      {children}
      <div className="talk-actions">
        {heardBy === null ? (
          <Button look="primary" onClick={() => onStart("text")}>
            Start
          </Button>
        ) : (
          <>
            <Button look="primary" onClick={() => onStart("voice")}>
              Start talking
            </Button>
            <Button onClick={() => onStart("text")}>Type instead</Button>
          </>
        )}
      </div>
    </div>
  );
}

interface TalkProblemProps {
  talk: Pick<TalkStore, "goOn"> & { readonly state: TalkState };
  problem: TalkProblem;
  /** The usual one of this server. */
  brain: BrainName;
  /** Instead of the usual title. */
  title?: string | undefined;
  /** More ways on, after the usual two. */
  children?: ReactNode;
}

/** Why a talk stopped, and the ways on: again, or without a microphone. Both keep what was said. */
export function TalkFailed({
  talk,
  problem,
  brain,
  title = problemTitle(problem),
  children,
}: TalkProblemProps) {
  const { way, ending } = talk.state;
  const textLabel = isOfService(ending) ? "Use a simpler coach" : "Type instead";
  return (
    <div className="grid gap-4">
      <ProblemNotice problem={problem.message} title={title} />
      <div className="talk-actions">
        <Button look="primary" onClick={() => void talk.goOn(way)}>
          Try Again
        </Button>
        {way === "voice" && (
          <Button onClick={() => void talk.goOn("text")}>
            {brain === "built-in" ? "Go on without a microphone" : textLabel}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

interface WhoHelpsProps {
  /** Whether the person said something that sounds as if they were in trouble. */
  isNeeded: boolean;
}

/** Who can help: a line in every talk, since detection misses much, and a lasting notice once needed. */
export function Helplines({ isNeeded }: WhoHelpsProps) {
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
      Use this device’s own voice for the coach
    </label>
  );
}

export const problemTitle = ({ kind }: TalkProblem): string =>
  kind === "microphone-denied" ? "Microphone Access Required" : "Connection Error";

/** Whether the built-in coach leads, which takes only the answers that it offers. */
export const isByTaps = (brain: BrainName, { isStandIn }: Pick<TalkState, "isStandIn">): boolean =>
  brain === "built-in" || isStandIn;

/** What the person can do now, in a few words. */
export function statusText({ status, way, mode }: TalkState, byTaps: boolean): string {
  if (status === "connecting") return "Connecting…";
  if (status === "disconnecting") return "Ending…";
  if (status !== "connected") return "";
  if (mode === "speaking") return "The coach is speaking.";
  if (byTaps) return "Tap an answer below.";
  return way === "voice" ? "Listening. Speak when you’re ready." : "Type your answer below.";
}

const endings: Readonly<Record<Exclude<TalkEnding["by"], "problem">, string>> = {
  person: "You ended the talk. Your microphone is off.",
  coach: "That’s the end of the talk. Your microphone is off.",
  care: "The talk has ended, and the coach gets nothing more. Your microphone is off.",
  time: "The five minutes are up. Your microphone is off.",
};

/** How a talk ended in good order. */
export const endingText = (by: keyof typeof endings, { way }: Pick<TalkState, "way">): string =>
  way === "voice" ? endings[by] : endings[by].replace(" Your microphone is off.", "");

/** What becomes of a voice in a talk with the built-in coach. */
export const notHeard = "This coach doesn’t listen: what you say isn’t used or stored.";

export const standInText =
  "The usual coach can’t be reached. This simpler one asks set questions, and you tap the answers. They stay on this server.";

/** What the person has to know before they start. @param heardBy who else hears it */
const hearingText = (heardBy: string | null): string =>
  heardBy === null
    ? "This coach is a program with set questions. You answer by tapping, and your answers stay on this server. It needs no microphone."
    : `This coach is run by ${heardBy}. What you say or type goes to ${heardBy}, along with the words in the window. It isn’t told who answered.`;
