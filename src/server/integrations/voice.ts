import type { Voice } from "#src/server/domain/voice/brain.ts";
import { builtInBrain } from "#src/server/domain/voice/built-in-brain.ts";
import type { Env } from "#src/server/env.ts";
import type { Logger } from "#src/server/log.ts";
import type { Timers } from "#src/server/timers.ts";
import { startSpeech } from "./speech/start-speech.ts";
import type { VoiceSettings } from "#src/server/voice-settings.ts";

/** What brains may need beside their settings. */
interface Ground {
  readonly env: Env;
  readonly log: Logger;
  readonly timers: Timers;
}

type Starts = {
  readonly [Name in VoiceSettings["brain"]]?: (
    settings: Extract<VoiceSettings, { readonly brain: Name }>,
    ground: Ground,
  ) => Voice;
};

/** How each brain is started: one line for each. */
const starts: Starts = {
  "built-in": () => builtInBrain({ speech: startSpeech() }),
};

/** The brain that the settings ask for; null where the coach is turned off. */
export function startVoice(ground: Ground): Voice | null {
  const { voice } = ground.env;
  switch (voice.brain) {
    case "off":
      return null;
    case "built-in":
      return starts["built-in"]?.(voice, ground) ?? null;
    case "openai":
      return starts.openai?.(voice, ground) ?? null;
    case "elevenlabs":
      return starts.elevenlabs?.(voice, ground) ?? null;
  }
}

/** Lets go of what a brain of our own holds for the process. */
export async function stopVoice(voice: Voice | null): Promise<void> {
  if (voice !== null && "stop" in voice) await voice.stop();
}
