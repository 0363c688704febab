import { brainNames, type BrainName } from "#src/shared/voice/talk.ts";

export const voiceBrains = [...brainNames, "off"] as const;

/** How a talk takes place at a model's server: over one WebSocket that hears and speaks by itself, or with three calls for each turn. */
export const voiceProtocols = ["realtime", "three-steps"] as const;
export type VoiceProtocol = (typeof voiceProtocols)[number];

/** Who thinks behind the voice coach, with what is needed to reach them. */
export type VoiceSettings =
  | { readonly brain: "off" }
  | { readonly brain: "built-in" }
  | { readonly brain: "openai"; readonly apiKey: string }
  | {
      readonly brain: "elevenlabs";
      readonly apiKey: string;
      readonly agentId: string;
      /** Without a slash at its end. */
      readonly apiUrl: string;
    };

/** The variables as they are set. */
interface VoiceVariables {
  readonly VOICE_BRAIN?: BrainName | "off" | undefined;
  readonly OPENAI_API_KEY?: string | undefined;
  readonly ELEVENLABS_API_KEY?: string | undefined;
  readonly ELEVENLABS_AGENT_ID?: string | undefined;
  readonly ELEVENLABS_API_URL: string;
}

/** What the variables come to; or a sentence that names the one that is missing, without a value. */
export function voiceSettings(variables: VoiceVariables): VoiceSettings | { readonly fault: string } {
  const { OPENAI_API_KEY, ELEVENLABS_API_KEY: apiKey, ELEVENLABS_AGENT_ID: agentId } = variables;
  const isElevenLabsSet = apiKey !== undefined && agentId !== undefined;
  const usual = isElevenLabsSet ? "elevenlabs" : OPENAI_API_KEY === undefined ? "built-in" : "openai";
  const brain = variables.VOICE_BRAIN ?? usual;
  if (brain === "openai") {
    return OPENAI_API_KEY === undefined
      ? { fault: "OPENAI_API_KEY must be set for VOICE_BRAIN=openai" }
      : { brain, apiKey: OPENAI_API_KEY };
  }
  if (brain === "off" || brain === "built-in") return { brain };
  if (!isElevenLabsSet)
    return {
      fault: "ELEVENLABS_API_KEY and ELEVENLABS_AGENT_ID must both be set for VOICE_BRAIN=elevenlabs",
    };
  return { brain, apiKey, agentId, apiUrl: variables.ELEVENLABS_API_URL.replace(/\/+$/, "") };
}
