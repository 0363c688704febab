import type { Brain } from "#src/server/domain/voice/brain.ts";
import { realtimeBrain } from "./realtime/realtime-brain.ts";
import type { OpenAiVoiceSettings } from "./settings.ts";
import { threeStepBrain } from "./three-steps/three-step-brain.ts";

/** A model that leads talks, at OpenAI or a server that speaks its protocol. */
export const openAiBrain = (settings: OpenAiVoiceSettings): Brain =>
  settings.protocol === "realtime" ? realtimeBrain(settings) : threeStepBrain(settings);
