import { useEffect, useRef, useState } from "react";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { loadSdk } from "#src/islands/kit/voice/sdk/load-sdk.ts";
import type { Way } from "#src/islands/kit/voice/talk-state.ts";
import { useVoiceStatus } from "#src/islands/kit/voice/use-talk.ts";
import { requestAdmission } from "#src/islands/kit/voice/session/admission.ts";
import { startTalk } from "#src/islands/kit/voice/session/start-talk.ts";
import {
  type Talk,
  TalkFailure,
  requestMicrophone,
  stopStream,
} from "#src/islands/kit/voice/session/talk.ts";

interface Check {
  readonly name: string;
  readonly isGood: boolean;
  /** What was found, and for a bad leg what to do. */
  readonly verdict: string;
}

/** Longer than the slowest coach takes to begin. */
const patienceMs = 15_000;

/**
 * Tries each part of a demo talk in order, and stops at the first that the others need.
 *
 * @yields each leg as it's known; the microphone is off after the last
 */
async function* runChecks(hasVoice: boolean): AsyncGenerator<Check> {
  if (!hasVoice) {
    yield* tryTalk("text");
    return;
  }
  const microphone = await tryMicrophone();
  yield microphone;
  const worklets = await tryWorklets();
  yield worklets;
  if (!microphone.isGood || !worklets.isGood) return;
  yield* tryTalk("voice");
}

async function tryMicrophone(): Promise<Check> {
  const name = "Microphone";
  try {
    const stream = await requestMicrophone(() => undefined);
    const label = stream.getAudioTracks()[0]?.label;
    stopStream(stream);
    return { name, isGood: true, verdict: `Allowed${label ? `: ${label}` : ""}.` };
  } catch (error) {
    return { name, isGood: false, verdict: sentenceOf(error) };
  }
}

async function tryWorklets(): Promise<Check> {
  const name = "Audio worklets";
  let context: AudioContext | null = null;
  try {
    const { workletPaths } = await loadSdk();
    context = new AudioContext();
    for (const path of Object.values(workletPaths)) await context.audioWorklet.addModule(path);
    return { name, isGood: true, verdict: `Loaded. Sound runs at ${context.sampleRate / 1_000} kHz.` };
  } catch (error) {
    const detail = error instanceof Error ? ` (${error.message})` : "";
    return {
      name,
      isGood: false,
      verdict: `Failed to load the worklet modules${detail}. Make sure the browser supports AudioWorklets.`,
    };
  } finally {
    void context?.close();
  }
}

/** Something that is expected to happen in the talk. */
function awaited<Value>(): { readonly came: (value: Value) => void; readonly value: Promise<Value | null> } {
  let came: (value: Value) => void = () => undefined;
  const value = new Promise<Value | null>((resolve) => {
    came = resolve;
    setTimeout(() => resolve(null), patienceMs);
  });
  return { came, value };
}

async function* tryTalk(way: Way): AsyncGenerator<Check> {
  const ping = awaited<number | null>();
  const answer = awaited<string>();
  const sound = awaited<true>();
  const began = performance.now();
  let talk: Talk;
  try {
    talk = await startTalk({
      way,
      admit: () => requestAdmission({ purpose: "demo" }),
      variables: {},
      tools: {
        ...{ answer_by_taps: () => undefined, offer_answers: () => undefined },
        ...{ show_word: () => undefined, open_pane: () => undefined },
      },
      on: {
        permission: () => undefined,
        mode: (mode) => {
          if (mode === "speaking") sound.came(true);
        },
        coachSaid: (_, text) => answer.came(text),
        coachWrote: () => undefined,
        coachCorrected: () => undefined,
        personHeard: () => undefined,
        canRate: () => undefined,
        pinged: (ms) => ping.came(ms),
        ended: () => undefined,
      },
    });
  } catch (error) {
    yield { name: "Connection", isGood: false, verdict: sentenceOf(error) };
    return;
  }
  try {
    yield { name: "Connection", isGood: true, verdict: `Open after ${elapsed(began)}.` };
    const text = await answer.value;
    yield text === null
      ? {
          name: "Coach",
          isGood: false,
          verdict: "It said nothing. Check the server’s log, or the service’s.",
        }
      : { name: "Coach", isGood: true, verdict: `Answered: “${text}”` };
    if (way === "voice")
      yield (await sound.value) !== null
        ? {
            name: "Voice",
            isGood: true,
            verdict: `Sound came after ${elapsed(began)}. If you hear nothing, turn up the volume.`,
          }
        : {
            name: "Voice",
            isGood: false,
            verdict: "No sound came. Check the coach’s voice in the settings.",
          };
    const ms = await ping.value;
    yield ms === null
      ? { name: "Round trip", isGood: true, verdict: "The coach didn’t measure it." }
      : {
          name: "Round trip",
          isGood: ms < 500,
          verdict: `${Math.round(ms)} ms${ms < 500 ? "." : ". Talks need less than 500 ms: try another network."}`,
        };
  } finally {
    await talk.end();
  }
}

const elapsed = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

const sentenceOf = (error: unknown): string =>
  error instanceof TalkFailure
    ? // There's nothing to type in a test.
      error.problem.message.replace(", or go on without it", "")
    : "Something unexpected went wrong. See the console.";

/** Each leg of a talk from this browser to the coach, with a verdict. */
function VoiceTest() {
  const [legs, setLegs] = useState<readonly Check[]>([]);
  const [isRunning, setRunning] = useState(false);
  const isGone = useRef(false);
  const { data: status } = useVoiceStatus();
  useEffect(() => {
    void loadSdk().catch(() => undefined);
    return () => {
      isGone.current = true;
    };
  }, []);

  const run = async () => {
    if (status === undefined) return;
    setLegs([]);
    setRunning(true);
    for await (const leg of runChecks(status.hasVoice)) {
      if (isGone.current) break;
      setLegs((before) => [...before, leg]);
    }
    setRunning(false);
  };

  return (
    <div className="grid gap-4">
      <p>
        <Button
          look="primary"
          aria-disabled={status === undefined || undefined}
          busy={isRunning}
          busyLabel="Testing…"
          onClick={() => void run()}
        >
          Run the test
        </Button>
      </p>
      <ol className="leg-list" aria-live="polite" aria-label="Results">
        {legs.map(({ name, isGood, verdict }) => (
          <li key={name} className={`notice ${isGood ? "notice-info" : "notice-error"}`}>
            <strong>
              {name}: {isGood ? "works" : "fails"}
            </strong>
            <span>{verdict}</span>
          </li>
        ))}
      </ol>
      {!isRunning && legs.length > 0 && (
        <p role="status">
          {legs.every(({ isGood }) => isGood)
            ? "Everything works."
            : "Fix what fails, starting at the top, and run the test again."}
        </p>
      )}
    </div>
  );
}

export const VoiceTestIsland = island(VoiceTest);
