import type { Env } from "#src/server/env.ts";
import type { Logger } from "#src/server/log.ts";
import type { Timers } from "#src/server/timers.ts";

/** How a model at OpenAI, or at a server that speaks its protocol, is talked to. */
export interface OpenAiVoiceSettings {
  readonly apiKey: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Leads the talk: a realtime model at OpenAI, a chat model elsewhere. */
  readonly model: string;
  /** Whose voice the coach has. */
  readonly voiceName: string;
  /** Writes down what people say. */
  readonly hearingModel: string;
  /** Speaks, where the talk takes three steps. */
  readonly speakingModel: string;
  readonly timers: Timers;
  readonly log: Logger;
}

type VoiceVariables = Pick<
  Env,
  | "OPENAI_BASE_URL"
  | "OPENAI_MODEL"
  | "VOICE_MODEL"
  | "VOICE_NAME"
  | "VOICE_HEARING_MODEL"
  | "VOICE_SPEAKING_MODEL"
>;

/** Whether the server is OpenAI's own, which has realtime models; of others we expect the three calls that most of them have. */
export const isOpenAiItself = (baseUrl: string): boolean =>
  /(?:^|\.)openai\.com$/.test(new URL(baseUrl).hostname);

/** The settings with what is usual in place of what isn't set. */
export function openAiVoiceSettings(
  env: VoiceVariables,
  ground: Pick<OpenAiVoiceSettings, "apiKey" | "timers" | "log">,
): OpenAiVoiceSettings {
  const baseUrl = (env.OPENAI_BASE_URL ?? "https://api.openai.com/v1").replace(/\/+$/, "");
  const usual = isOpenAiItself(baseUrl)
    ? { model: "gpt-realtime-2.1-mini", voiceName: "marin", hearingModel: "gpt-transcribe" }
    : { model: env.OPENAI_MODEL, voiceName: "alloy", hearingModel: "whisper-1" };
  return {
    ...ground,
    baseUrl,
    model: env.VOICE_MODEL ?? usual.model,
    voiceName: env.VOICE_NAME ?? usual.voiceName,
    hearingModel: env.VOICE_HEARING_MODEL ?? usual.hearingModel,
    speakingModel: env.VOICE_SPEAKING_MODEL ?? "tts-1",
  };
}
