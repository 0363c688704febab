import { useEffect, useState } from "react";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { loadSdk } from "#src/islands/kit/voice/sdk/load-sdk.ts";
import type { Way } from "#src/islands/kit/voice/talk-state.ts";
import { useVoiceStatus } from "#src/islands/kit/voice/use-talk.ts";
import { startTalk } from "#src/islands/kit/voice/session/start-talk.ts";
import {
  TalkFailure,
  requestAdmission,
  requestMicrophone,
  stopStream,
  unableToConnect,
} from "#src/islands/kit/voice/session/talk.ts";

interface Check {
  readonly name: string;
  readonly isGood: boolean;
  /** What was found, and for a bad one what to do. */
  readonly verdict: string;
}

/** Runs one check. @param look says what was found; throws what is wrong @returns whether it's good */
type RunCheck = (name: string, look: () => Promise<string>) => Promise<boolean>;

/** Tries each part of a demo talk in order, and stops at the first that the others need. */
async function runChecks(hasVoice: boolean, check: RunCheck): Promise<void> {
  if (!hasVoice) {
    await tryTalk("text", check);
    return;
  }
  const hears = await check("Microphone", async () => {
    const stream = await requestMicrophone();
    const label = stream.getAudioTracks()[0]?.label;
    stopStream(stream);
    return `Allowed${label ? `: ${label}` : ""}.`;
  });
  const sounds = await check("Audio worklets", tryWorklets);
  if (hears && sounds) await tryTalk("voice", check);
}

async function tryWorklets(): Promise<string> {
  const context = new AudioContext();
  try {
    const { workletPaths } = await loadSdk();
    for (const path of Object.values(workletPaths)) await context.audioWorklet.addModule(path);
    return `Loaded. Sound runs at ${context.sampleRate / 1_000} kHz.`;
  } catch {
    throw new Error("Failed to load the worklet modules. Make sure the browser supports AudioWorklets.");
  } finally {
    void context.close();
  }
}

/** Longer than the slowest coach takes to begin. */
const patienceMs = 15_000;

/** Something that should happen in the talk; after a while it's `missing`. */
function expected<Value>(missing: string) {
  let came: (value: Value) => void = () => undefined;
  let failed: (error: Error) => void = () => undefined;
  const value = new Promise<Value>((resolve, reject) => {
    came = resolve;
    failed = reject;
    setTimeout(() => reject(new Error(missing)), patienceMs);
  });
  value.catch(() => undefined);
  return { value, came, failed };
}

async function tryTalk(way: Way, check: RunCheck): Promise<void> {
  const connection = expected<true>(unableToConnect);
  const answer = expected<string>("It said nothing. Check the server’s log, or the service’s.");
  const sound = expected<true>("No sound came. Check the coach’s voice in the settings.");
  const ping = expected<number | undefined>("The coach doesn’t measure it.");
  const began = performance.now();
  const elapsed = () => `${((performance.now() - began) / 1_000).toFixed(1)} s`;
  const nothing = () => undefined;
  const talk = startTalk({
    way,
    admit: () => requestAdmission({ purpose: "demo" }),
    variables: {},
    tools: { answer_by_taps: nothing, offer_answers: nothing, show_word: nothing, open_pane: nothing },
    on: {
      connected: () => connection.came(true),
      mode: (mode) => mode === "speaking" && sound.came(true),
      coachSaid: (_, text) => answer.came(text),
      pinged: ping.came,
      ended: (ending) => ending.by === "problem" && connection.failed(new TalkFailure(ending.problem)),
    },
  });
  try {
    const isConnected = await check("Connection", async () => {
      await connection.value;
      return `Open after ${elapsed()}.`;
    });
    if (!isConnected) return;
    await check("Coach", async () => `Answered: “${await answer.value}”`);
    if (way === "voice")
      await check("Voice", async () => {
        await sound.value;
        return `Sound came after ${elapsed()}. If you hear nothing, turn up the volume.`;
      });
    await check("Round trip", async () => {
      const ms = await ping.value.catch(() => undefined);
      if (ms === undefined) return "The coach didn’t measure it.";
      if (ms < 500) return `${Math.round(ms)} ms.`;
      throw new Error(`${Math.round(ms)} ms. Talks need less than 500 ms: try another network.`);
    });
  } finally {
    talk.stop({ by: "person" });
    await talk.over;
  }
}

/** Each part of a talk from this browser to the coach, with a verdict. */
function VoiceTest() {
  const [checks, setChecks] = useState<readonly Check[]>([]);
  const [isRunning, setRunning] = useState(false);
  const { data: status } = useVoiceStatus();
  useEffect(() => void loadSdk().catch(() => undefined), []);

  const check: RunCheck = async (name, look) => {
    const found = await look().then(
      (verdict) => ({ name, isGood: true, verdict }),
      // There's nothing to type in a test.
      (error: unknown) => ({
        ...{ name, isGood: false },
        verdict: errorText(error).replace(", or go on without it", ""),
      }),
    );
    setChecks((before) => [...before, found]);
    return found.isGood;
  };
  const run = async () => {
    if (status === undefined) return;
    setChecks([]);
    setRunning(true);
    await runChecks(status.hasVoice, check);
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
      <ol className="grid list-none gap-3 p-0" aria-live="polite" aria-label="Results">
        {checks.map(({ name, isGood, verdict }) => (
          <li key={name} className={`notice ${isGood ? "notice-info" : "notice-error"}`}>
            <strong>
              {name}: {isGood ? "works" : "fails"}
            </strong>
            <span>{verdict}</span>
          </li>
        ))}
      </ol>
      {!isRunning && checks.length > 0 && (
        <p role="status">
          {checks.every(({ isGood }) => isGood)
            ? "Everything works."
            : "Fix what fails, starting at the top, and run the test again."}
        </p>
      )}
    </div>
  );
}

export const VoiceTestIsland = island(VoiceTest);
