import { useEffect, useRef, useState } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import {
  TalkFailure,
  microphoneProblem,
  requestMicrophone,
  stopStream,
} from "#src/islands/kit/voice/session/talk.ts";
import type { TalkProblem } from "#src/islands/kit/voice/talk-state.ts";
import { intoSight } from "./RunningTalk.tsx";
import { problemTitle } from "./TalkStages.tsx";

type TestState =
  | { readonly status: "idle" | "asking" }
  /** `isHeard` once there was a sound. */
  | { readonly status: "hearing"; readonly isHeard: boolean }
  | { readonly status: "refused"; readonly problem: TalkProblem };

/** Long enough to say a word. */
const testMs = 15_000;
const listenEveryMs = 40;
/** Louder than a quiet room. */
const heardFrom = 0.02;
/** Speech is quiet on a scale from 0 to 1: this makes a calm voice fill about half. */
const gain = 2.5;
/** What is left of a level the next time, so that it's seen between two syllables. */
const fall = 0.7;

/**
 * Tries the microphone before a talk: whether it's there, whether it may be used, and how loud it is.
 * It's on for up to 15 s, and nothing that it hears leaves the page.
 */
export function MicrophoneTest() {
  const [test, setTest] = useState<TestState>({ status: "idle" });
  const running = useRef<AbortController | null>(null);
  const bar = useRef<SVGRectElement>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isOn = test.status === "hearing";

  const stop = () => {
    running.current?.abort();
    setTest({ status: "idle" });
  };
  const start = async () => {
    const { signal } = (running.current = new AbortController());
    setTest({ status: "asking" });
    try {
      const stream = await requestMicrophone();
      if (signal.aborted) {
        stopStream(stream);
        return;
      }
      const limit = setTimeout(stop, testMs);
      signal.addEventListener("abort", () => {
        clearTimeout(limit);
        stopStream(stream);
      });
      setTest({ status: "hearing", isHeard: false });
      let level = 0;
      let isHeard = false;
      listenTo(stream, signal, (now) => {
        level = Math.max(Math.min(1, now * gain), level * fall);
        // Without a render: it moves 25 times a second.
        bar.current?.setAttribute("width", String(level * 100));
        if (isHeard || now < heardFrom) return;
        isHeard = true;
        setTest({ status: "hearing", isHeard });
      });
    } catch (error) {
      stop();
      setTest({
        status: "refused",
        problem: error instanceof TalkFailure ? error.problem : microphoneProblem(error),
      });
    }
  };

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          busy={test.status === "asking"}
          busyLabel="Waiting for your OK…"
          onClick={() => (isOn ? stop() : void start())}
        >
          {isOn ? "Stop the test" : "Test Microphone Access"}
        </Button>
        {isOn && (
          <svg className="level-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect ref={bar} height="10" />
          </svg>
        )}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isOn &&
          (test.isHeard ? "Your microphone works." : "Say something: the bar moves when it hears you.")}
      </p>
      {test.status === "refused" && (
        // The dialog around it scrolls.
        <div ref={intoSight}>
          <ProblemNotice problem={test.problem.message} title={problemTitle(test.problem)} />
        </div>
      )}
    </div>
  );
}

/** Tells how loud it is, until the signal turns the microphone off. */
function listenTo(stream: MediaStream, signal: AbortSignal, told: (level: number) => void): void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  const samples = new Float32Array(analyser.fftSize);
  context.createMediaStreamSource(stream).connect(analyser);
  const ear = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    told(Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length));
  }, listenEveryMs);
  signal.addEventListener("abort", () => {
    clearInterval(ear);
    void context.close();
  });
}
