import type { UseQueryResult } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice, ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { unableToConnect } from "#src/islands/kit/voice/session/talk.ts";
import type { TalkEnding, TalkProblem, Way } from "#src/islands/kit/voice/talk-state.ts";
import { isOfService } from "#src/islands/kit/voice/talk-store.ts";
import type { UsedTalk } from "#src/islands/kit/voice/use-talk.ts";
import type { VoiceStatus } from "#src/shared/voice/voice.output.ts";
import { helplines, voiceTexts } from "#src/shared/voice/voice-texts.ts";
import { Captions, RunningTalk, intoSight } from "./RunningTalk.tsx";

/** In place of a talk while there's no coach, or none is known. */
export function NoCoach({ status }: { status: UseQueryResult<VoiceStatus> }) {
  if (status.isPending) return <p role="status">Looking for the coach…</p>;
  if (status.isSuccess) return <p>{voiceTexts.off}</p>;
  return (
    <Notice tone="error" title="Connection Error">
      <p>{unableToConnect}</p>
      <Button busy={status.isFetching} busyLabel="Trying…" onClick={() => void status.refetch()}>
        Try Again
      </Button>
    </Notice>
  );
}

interface TalkStagesProps extends ComponentProps<typeof RunningTalk> {
  onStart: (way: Way) => void;
  /** More to say or choose before the talk. */
  before?: ReactNode;
  /** Below a talk that runs or has ended. */
  children?: ReactNode;
  /** Instead of the usual title and sentence of a problem. */
  problem?: { problem: TalkProblem; title?: string } | undefined;
  /** One more way on after a problem. */
  wayOn?: ReactNode;
  /** What to do with a talk that has ended, below what was said. */
  ended: ReactNode;
}

/** A talk, from before its start to after its end. */
export function TalkStages({
  onStart,
  before,
  children,
  problem,
  wayOn,
  ended,
  ...running
}: TalkStagesProps) {
  const { talk, status } = running;
  const { status: stage, ending, captions, way, needsHelp } = talk.state;
  if (stage === "idle") {
    return (
      <BeforeTalk status={status} onStart={onStart}>
        {before}
      </BeforeTalk>
    );
  }
  return (
    <>
      {ending === null && <RunningTalk {...running} />}
      <Helplines isNeeded={needsHelp} crisisLines={status.crisisLines} />
      {children}
      {ending?.by === "problem" && (
        <TalkFailed talk={talk} hasSimpler={status.brain !== "built-in"} {...(problem ?? ending)}>
          {wayOn}
        </TalkFailed>
      )}
      {ending !== null && (
        <div className="grid gap-4">
          {ending.by !== "problem" && (
            <p ref={intoSight} role="status">
              {endingText(ending.by, way)}
            </p>
          )}
          {captions.length > 0 && <Captions captions={captions} />}
          {ended}
        </div>
      )}
    </>
  );
}

interface BeforeTalkProps {
  status: VoiceStatus;
  onStart: (way: Way) => void;
  children: ReactNode;
}

/** Who hears it, said before the first talk. To start is to agree. */
function BeforeTalk({ status: { heardBy, hasVoice }, onStart, children }: BeforeTalkProps) {
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

interface TalkFailedProps {
  talk: UsedTalk;
  /** Whether another coach than the built-in one failed. */
  hasSimpler: boolean;
  problem: TalkProblem;
  title?: string;
  children: ReactNode;
}

/** Why a talk stopped, and the ways on: again, or without a microphone. Both keep what was said. */
function TalkFailed({ talk, hasSimpler, problem, title = problemTitle(problem), children }: TalkFailedProps) {
  const { way, ending } = talk.state;
  return (
    <div className="grid gap-4">
      <ProblemNotice problem={problem.message} title={title} />
      <div className="talk-actions">
        <Button look="primary" onClick={() => void talk.goOn(way)}>
          Try Again
        </Button>
        {hasSimpler && isOfService(ending) ? (
          <Button onClick={() => void talk.goOn("text", "built-in")}>Use a simpler coach</Button>
        ) : (
          way === "voice" && <Button onClick={() => void talk.goOn("text")}>Type instead</Button>
        )}
        {children}
      </div>
    </div>
  );
}

interface HelplinesProps {
  /** Whether the person said something that sounds as if they were in trouble. */
  isNeeded: boolean;
  /** Who helps here, as the operator says it. */
  crisisLines: string | null;
}

/** Who can help: a line in every talk, since detection misses much, and a lasting notice once needed. */
function Helplines({ isNeeded, crisisLines }: HelplinesProps) {
  const notice = useRef<HTMLDivElement>(null);
  // An effect comes after that of the captions, which would scroll it out again.
  useEffect(() => intoSight(notice.current), [isNeeded]);
  const link = (
    <a href={helplines.href} target="_blank" rel="noreferrer">
      {helplines.name}
    </a>
  );
  if (!isNeeded) {
    return <p className="text-sm text-muted">In trouble? This coach can’t help, but people can: {link}.</p>;
  }
  return (
    <div ref={notice} role="alert">
      <Notice tone="warn" title="Please talk to a person">
        <p>
          Someone you trust, a doctor or a helpline: {link} lists them by country. In danger now? Call your
          local emergency number.
        </p>
        {crisisLines !== null && <p>{crisisLines}</p>}
      </Notice>
    </div>
  );
}

/** Offered if the device has a voice. */
export function ReadAloudChoice(props: Omit<ComponentProps<"input">, "type">) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input type="checkbox" {...props} />
      Read the coach’s words aloud
    </label>
  );
}

export function problemTitle({ kind, message }: TalkProblem): string {
  if (kind === "microphone-denied") return "Microphone Access Required";
  if (kind === "microphone-missing") return "No microphone";
  return message === voiceTexts.startedElsewhere ? "Another talk has started" : "Connection Error";
}

const endings: Readonly<Record<Exclude<TalkEnding["by"], "problem">, string>> = {
  person: "You ended the talk.",
  coach: "That’s the end of the talk.",
  care: "The talk has ended, and the coach gets nothing more.",
  time: "The time for this talk is up.",
};

/** How a talk ended in good order. */
const endingText = (by: keyof typeof endings, way: Way): string =>
  way === "voice" ? `${endings[by]} Your microphone is off.` : endings[by];

/** What the person has to know before they start. @param heardBy who else hears it */
const hearingText = (heardBy: string | null): string =>
  heardBy === null
    ? "This is a program with set questions. You answer by tapping, and nobody else gets your answers. It needs no microphone."
    : `This coach is run by ${heardBy}. What you say or type goes to ${heardBy}, along with the words in the window. It isn’t told who answered.`;
