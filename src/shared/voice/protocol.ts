/*
 * The wire protocol of a talk, as in @elevenlabs/client 1.25: JSON text frames both ways, under the WebSocket
 * subprotocol `convai`. src/server/domain/voice is our side.
 */

export const convaiPath = "/v1/convai/conversation";
export const convaiSubprotocol = "convai";
/** A signed URL's parameter that grants the start, as at ElevenLabs. */
export const tokenParameter = "conversation_signature";

/** 16-bit little-endian mono, at that sample rate. */
export type PcmFormat = "pcm_16000" | "pcm_24000";

export type ServerMessage =
  /** Must come first. */
  | {
      readonly type: "conversation_initiation_metadata";
      readonly conversation_initiation_metadata_event: {
        readonly conversation_id: string;
        readonly agent_output_audio_format: PcmFormat;
        readonly user_input_audio_format: PcmFormat;
      };
    }
  | {
      readonly type: "audio";
      readonly audio_event: { readonly audio_base_64: string; readonly event_id: number };
    }
  /** The text as it is written, in pieces; the whole follows as `agent_response`. */
  | {
      readonly type: "agent_chat_response_part";
      readonly text_response_part: {
        readonly type: "start" | "delta" | "stop";
        readonly text: string;
        readonly event_id: number;
      };
    }
  | {
      readonly type: "agent_response";
      readonly agent_response_event: { readonly agent_response: string; readonly event_id: number };
    }
  | {
      readonly type: "agent_response_correction";
      readonly agent_response_correction_event: {
        readonly original_agent_response: string;
        readonly corrected_agent_response: string;
        readonly event_id: number;
      };
    }
  | {
      readonly type: "user_transcript";
      readonly user_transcription_event: { readonly user_transcript: string; readonly event_id: number };
    }
  | { readonly type: "interruption"; readonly interruption_event: { readonly event_id: number } }
  | { readonly type: "ping"; readonly ping_event: { readonly event_id: number; readonly ping_ms?: number } }
  | {
      readonly type: "client_tool_call";
      readonly client_tool_call: {
        readonly tool_name: string;
        readonly tool_call_id: string;
        readonly parameters: Readonly<Record<string, unknown>>;
        readonly event_id: number;
      };
    }
  | {
      readonly type: "error";
      readonly error_event: { readonly code: 1008 | 1011; readonly message: string };
    };
