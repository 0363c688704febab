import type { ServerMessage } from "#src/shared/voice/protocol.ts";

/** A scripted agent's introduction. */
export const talkMetadata: ServerMessage = {
  type: "conversation_initiation_metadata",
  conversation_initiation_metadata_event: {
    conversation_id: "scripted",
    agent_output_audio_format: "pcm_16000",
    user_input_audio_format: "pcm_16000",
  },
};
