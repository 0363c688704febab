import type { Brain } from "#src/server/domain/voice/brain.ts";
import type { OpenAiVoiceSettings } from "#src/server/integrations/openai-voice/settings.ts";
import { openAiCalls } from "./calls.ts";
import { openThreeStepTalk } from "./three-step-talk.ts";

/** A brain at a server that speaks OpenAI's protocol and has no realtime models: three calls for each turn. */
export function threeStepBrain(settings: OpenAiVoiceSettings): Brain {
  const calls = openAiCalls(settings);
  return {
    name: "openai",
    heardBy: new URL(settings.baseUrl).host,
    inputFormat: "pcm_16000",
    outputFormat: "pcm_24000",
    open: (context, floor) => openThreeStepTalk(settings, calls, context, floor),
    stop: () => Promise.resolve(),
  };
}
