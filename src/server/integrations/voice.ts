import type { Voice } from "#src/server/domain/voice/brain.ts";
import type { Env } from "#src/server/env.ts";
import type { VoiceSettings } from "#src/server/voice-settings.ts";

type Starts = {
  readonly [Name in VoiceSettings["brain"]]?: (
    settings: Extract<VoiceSettings, { readonly brain: Name }>,
    env: Env,
  ) => Voice;
};

/** How each brain is started, on first use of the process. */
const starts: Starts = {};

/** The brain that the settings ask for; null where the coach is turned off. */
export function voiceFromEnv(env: Env): Voice | null {
  const { voice } = env;
  switch (voice.brain) {
    case "off":
      return null;
    case "built-in":
      return starts["built-in"]?.(voice, env) ?? null;
    case "openai":
      return starts.openai?.(voice, env) ?? null;
    case "elevenlabs":
      return starts.elevenlabs?.(voice, env) ?? null;
  }
}

/** Lets go of what a brain of our own holds for the process. */
export async function stopVoice(voice: Voice | null): Promise<void> {
  if (voice !== null && "stop" in voice) await voice.stop();
}
