import { useEffect, useRef, useState } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { TalkFailure, requestMicrophone, stopStream } from "#src/islands/kit/voice/session/talk.ts";
import type { TalkProblem } from "#src/islands/kit/voice/talk-state.ts";
import { problemTitle } from "./beside-talk.tsx";
import { useLevel } from "./VoiceWindow.tsx";

/** Tries the microphone before a talk: whether it's there, whether it may be used, and how loud it is. */
export function MicrophoneTest() {
  const { test, start, stop, level } = useMicrophoneTest();
  const isOn = test.status === "hearing";
  const bar = useLevel("width", isOn, level);
  return (
    <div className="grid gap-3">
      <div className="microphone-test">
        <Button
          busy={test.status === "asking"}
          busyLabel="Waiting for your OK…"
          onClick={() => (isOn ? stop() : void start())}
        >
          {isOn ? "Stop the test" : "Test Microphone Access"}
        </Button>
        {isOn && (
          <svg
            className="level-bar"
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect ref={bar} width="0" height="10" />
          </svg>
        )}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isOn &&
          (test.isHeard ? "Your microphone works." : "Say something: the bar moves when it hears you.")}
      </p>
      {test.status === "refused" && (
        <Notice tone="error" title={problemTitle(test.problem)}>
          <p>{test.problem.message}</p>
        </Notice>
      )}
    </div>
  );
}

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

interface Listening {
  readonly level: () => number;
  readonly stop: () => void;
}

/** Turns the microphone on for up to 15 s. Nothing that it hears leaves the page. */
function useMicrophoneTest() {
  const [test, setTest] = useState<TestState>({ status: "idle" });
  const listening = useRef<Listening | null>(null);
  const isGone = useRef(false);

  const stop = () => {
    listening.current?.stop();
    listening.current = null;
    setTest({ status: "idle" });
  };
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      listening.current?.stop();
      listening.current = null;
    };
  }, []);

  const start = async () => {
    setTest({ status: "asking" });
    try {
      const stream = await requestMicrophone(() => undefined);
      if (isGone.current) {
        stopStream(stream);
        return;
      }
      listening.current = listenTo(stream, () => setTest({ status: "hearing", isHeard: true }), stop);
      setTest({ status: "hearing", isHeard: false });
    } catch (error) {
      if (!(error instanceof TalkFailure)) throw error;
      setTest({ status: "refused", problem: error.problem });
    }
  };
  return { test, start, stop, level: () => listening.current?.level() ?? 0 };
}

function listenTo(stream: MediaStream, heard: () => void, over: () => void): Listening {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  const samples = new Float32Array(analyser.fftSize);
  context.createMediaStreamSource(stream).connect(analyser);
  const level = () => {
    analyser.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
  };
  const ear = setInterval(() => {
    if (level() < heardFrom) return;
    clearInterval(ear);
    heard();
  }, listenEveryMs);
  const limit = setTimeout(over, testMs);
  return {
    level,
    stop: () => {
      clearInterval(ear);
      clearTimeout(limit);
      stopStream(stream);
      void context.close();
    },
  };
}
