import type { Brain } from "#src/server/domain/voice/brain.ts";
import type { OpenAiVoiceSettings } from "#src/server/service-settings.ts";
import { openRealtimeTalk, type Ground } from "./realtime-talk.ts";

/** A realtime model at OpenAI, or a server that speaks its protocol: it hears and speaks by itself, over one WebSocket for each talk. */
export function openAiBrain(settings: OpenAiVoiceSettings & Ground): Brain {
  const url = new URL(`${settings.baseUrl}/realtime`);
  url.protocol = url.protocol === "http:" ? "ws:" : "wss:";
  url.searchParams.set("model", settings.model);
  return {
    name: "openai",
    heardBy: settings.heardBy,
    inputFormat: "pcm_24000",
    outputFormat: "pcm_24000",
    open: (context, floor) => openRealtimeTalk(settings, url.href, context, floor),
    stop: () => Promise.resolve(),
  };
}
