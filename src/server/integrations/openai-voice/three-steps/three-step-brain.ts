import type { Brain } from "#src/server/domain/voice/brain.ts";
import type { OpenAiVoiceSettings } from "#src/server/integrations/openai-voice/settings.ts";
import { openAiCalls } from "./calls.ts";
import { openThreeStepTalk } from "./three-step-talk.ts";

/** A model for chats, with one that hears and one that speaks: three calls for each turn. */
export function threeStepBrain(settings: OpenAiVoiceSettings): Brain {
  const calls = openAiCalls(settings);
  return {
    name: "openai",
    heardBy: settings.heardBy,
    inputFormat: "pcm_16000",
    outputFormat: "pcm_24000",
    open: (context, floor) => openThreeStepTalk(settings, calls, context, floor),
    stop: () => Promise.resolve(),
  };
}
