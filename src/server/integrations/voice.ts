import type { Voice } from "#src/server/domain/voice/brain.ts";
import { builtInBrain } from "#src/server/domain/voice/built-in/built-in-talk.ts";
import { withStandIn } from "#src/server/domain/voice/built-in/stand-in.ts";
import type { Env } from "#src/server/env.ts";
import type { Logger } from "#src/server/log.ts";
import type { Reachabilities } from "#src/server/reachability.ts";
import type { Timers } from "#src/server/clock.ts";
import { elevenLabs } from "./elevenlabs.ts";
import { openAiBrain } from "#src/server/integrations/openai-voice/realtime-talk.ts";

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
      return builtInBrain;
    case "openai":
      return withStandIn(openAiBrain({ ...voice, log, timers, reachability }));
    case "elevenlabs":
      return elevenLabs({ ...voice, log, reachability });
  }
}
