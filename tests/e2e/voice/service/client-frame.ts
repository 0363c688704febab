import { z } from "zod";

/** The frames that a client may send; a frame that isn't among them fails the test. */
const chunk = z.strictObject({ user_audio_chunk: z.base64() });
export const clientFrame = z.union([
  chunk,
  z.discriminatedUnion("type", [
    z.strictObject({
      type: z.literal("conversation_initiation_client_data"),
      conversation_config_override: z.object({ conversation: z.object({ text_only: z.boolean() }) }),
      dynamic_variables: z.record(z.string(), z.string()),
      source_info: z.strictObject({ source: z.string(), version: z.string() }),
    }),
    z.strictObject({ type: z.literal("pong"), event_id: z.int() }),
    z.strictObject({ type: z.literal("user_message"), text: z.string() }),
    z.strictObject({ type: z.literal("user_activity") }),
    z.strictObject({ type: z.literal("contextual_update"), text: z.string() }),
    z.strictObject({
      type: z.literal("feedback"),
      event_id: z.int(),
      score: z.enum(["like", "dislike"]),
    }),
    z.strictObject({
      type: z.literal("client_tool_result"),
      tool_call_id: z.string(),
      result: z.string(),
      is_error: z.boolean(),
    }),
  ]),
]);
type ClientFrame = z.infer<typeof clientFrame>;
export type TypedFrame = Exclude<ClientFrame, z.infer<typeof chunk>>;
