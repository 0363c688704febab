import type { Voice } from "#src/server/domain/voice/brain.ts";
import { builtInBrain } from "#src/server/domain/voice/built-in-brain.ts";
import type { Env } from "#src/server/env.ts";
import type { Logger } from "#src/server/log.ts";
import type { Reachabilities } from "#src/server/reachability.ts";
import type { Timers } from "#src/server/clock.ts";
import { elevenLabs } from "./elevenlabs.ts";
import { openAiBrain } from "#src/server/integrations/openai-voice/realtime-talk.ts";
import { startSpeech } from "./speech/start-speech.ts";

/** What brains may need besides their settings. */
interface VoiceDependencies {
  readonly env: Env;
  readonly log: Logger;
  readonly timers: Timers;
  readonly reachability: Reachabilities;
}

/** The brain that the settings ask for; null where the coach is turned off. */
export function startVoice({
  env,
  log,
  timers,
  reachability: { voice: reachability },
}: VoiceDependencies): Voice | null {
  const { voice } = env;
  switch (voice.brain) {
    case "off":
      return null;
    case "built-in":
      return builtInBrain({ speech: startSpeech() });
    case "openai":
      return openAiBrain({ ...voice, log, timers, reachability });
    case "elevenlabs":
      return elevenLabs({ ...voice, log, reachability });
  }
}

/** Frees what a brain of our own holds. */
export async function stopVoice(voice: Voice | null): Promise<void> {
  if (voice !== null && "stop" in voice) await voice.stop();
}
