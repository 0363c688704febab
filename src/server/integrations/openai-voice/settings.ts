import type { Env } from "#src/server/env.ts";
import type { Logger } from "#src/server/log.ts";
import type { Reachability } from "#src/server/reachability.ts";
import type { Timers } from "#src/server/timers.ts";
import type { VoiceProtocol } from "#src/server/voice-settings.ts";

/** How a model at OpenAI, or at a server that speaks its protocol, is talked to. */
export interface OpenAiVoiceSettings {
  readonly apiKey: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly protocol: VoiceProtocol;
  /** Who hears what people say, as they are told: OpenAI, or the host of another server. */
  readonly heardBy: string;
  /** Leads the talk: a realtime model, or one for chats. */
  readonly model: string;
  /** Whose voice the coach has. */
  readonly voiceName: string;
  /** Writes down what people say. */
  readonly hearingModel: string;
  /** Speaks, where a turn takes three steps. */
  readonly speakingModel: string;
  readonly timers: Timers;
  readonly log: Logger;
  readonly reachability: Reachability;
}

type VoiceVariables = Pick<
  Env,
  | "OPENAI_BASE_URL"
  | "OPENAI_MODEL"
  | "VOICE_PROTOCOL"
  | "VOICE_MODEL"
  | "VOICE_NAME"
  | "VOICE_HEARING_MODEL"
  | "VOICE_SPEAKING_MODEL"
>;

/** OpenAI itself has realtime models; of other servers we expect the three calls that most of them have. */
const isOpenAiItself = (baseUrl: string): boolean => /(?:^|\.)openai\.com$/.test(new URL(baseUrl).hostname);

/** The settings with what is usual in place of what isn't set. */
export function openAiVoiceSettings(
  env: VoiceVariables,
  ground: Pick<OpenAiVoiceSettings, "apiKey" | "timers" | "log" | "reachability">,
): OpenAiVoiceSettings {
  const baseUrl = (env.OPENAI_BASE_URL ?? "https://api.openai.com/v1").replace(/\/+$/, "");
  const isOpenAi = isOpenAiItself(baseUrl);
  const protocol = env.VOICE_PROTOCOL ?? (isOpenAi ? "realtime" : "three-steps");
  const usual =
    protocol === "realtime"
      ? { model: "gpt-realtime-2.1-mini", voiceName: "marin", hearingModel: "gpt-transcribe" }
      : { model: env.OPENAI_MODEL, voiceName: "alloy", hearingModel: "whisper-1" };
  return {
    ...ground,
    baseUrl,
    protocol,
    heardBy: isOpenAi ? "OpenAI" : new URL(baseUrl).host,
    model: env.VOICE_MODEL ?? usual.model,
    voiceName: env.VOICE_NAME ?? usual.voiceName,
    hearingModel: env.VOICE_HEARING_MODEL ?? usual.hearingModel,
    speakingModel: env.VOICE_SPEAKING_MODEL ?? "tts-1",
  };
}
