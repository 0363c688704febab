import { useEffect, useRef, useState } from "react";
import { askForMicrophone, letGo } from "#src/islands/kit/voice/session/microphone.ts";
import { TalkFailure } from "#src/islands/kit/voice/session/talk.ts";
import type { TalkProblem } from "#src/islands/kit/voice/state/talk-state.ts";

export type MicrophoneTest =
  | { readonly status: "idle" | "asking" }
  /** `isHeard` once there was a sound. */
  | { readonly status: "hearing"; readonly isHeard: boolean }
  | { readonly status: "refused"; readonly problem: TalkProblem };

/** Nobody needs longer to say a word. */
const testMs = 15_000;
const listenEveryMs = 40;
/** Louder than a quiet room. */
const heardFrom = 0.02;

interface Listening {
  readonly level: () => number;
  readonly stop: () => void;
}

/** Turns the microphone on to try it, for 15 s at most, and off when the component goes. Sound stays in this page. */
export function useMicrophoneTest() {
  const [test, setTest] = useState<MicrophoneTest>({ status: "idle" });
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
      const stream = await askForMicrophone(() => undefined);
      if (isGone.current) {
        letGo(stream);
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
      letGo(stream);
      void context.close();
    },
  };
}
