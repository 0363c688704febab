import type { Brain } from "#src/server/domain/voice/brain.ts";
import { realtimeBrain } from "./realtime/realtime-brain.ts";
import { isOpenAiItself, type OpenAiVoiceSettings } from "./settings.ts";
import { threeStepBrain } from "./three-steps/three-step-brain.ts";

/** A model that leads talks: OpenAI's realtime one, or three steps at any other server that speaks its protocol. */
export const openAiBrain = (settings: OpenAiVoiceSettings): Brain =>
  isOpenAiItself(settings.baseUrl) ? realtimeBrain(settings) : threeStepBrain(settings);
