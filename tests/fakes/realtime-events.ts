import { z } from "zod";

/* What a client may send to OpenAI Realtime, by the types of the package (7.55); other events fail the test. */

const eventId = z.string().max(512).optional();
const audioFormat = z.strictObject({ type: z.literal("audio/pcm"), rate: z.literal(24_000) });

const tool = z.strictObject({
  type: z.literal("function"),
  name: z.string().regex(/^[\w-]{1,64}$/),
  description: z.string(),
  parameters: z.looseObject({ type: z.literal("object"), additionalProperties: z.literal(false) }),
});

const session = z.strictObject({
  type: z.literal("realtime"),
  instructions: z.string().min(1),
  tools: z.array(tool),
  tool_choice: z.enum(["auto", "none", "required"]),
  output_modalities: z.tuple([z.enum(["text", "audio"])]),
  audio: z.strictObject({
    input: z
      .strictObject({
        format: audioFormat,
        transcription: z.strictObject({ model: z.string() }),
        turn_detection: z.strictObject({
          type: z.literal("semantic_vad"),
          create_response: z.literal(true),
          interrupt_response: z.literal(true),
        }),
      })
      .optional(),
    output: z.strictObject({ format: audioFormat, voice: z.string() }).optional(),
  }),
});

const content = (type: "input_text" | "output_text") =>
  z.tuple([z.strictObject({ type: z.literal(type), text: z.string().min(1) })]);
const message = z.literal("message");

const item = z.union([
  z.strictObject({ type: message, role: z.enum(["user", "system"]), content: content("input_text") }),
  z.strictObject({ type: message, role: z.literal("assistant"), content: content("output_text") }),
  z.strictObject({ type: z.literal("function_call_output"), call_id: z.string().min(1), output: z.string() }),
]);

export const realtimeClientEvent = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("session.update"), event_id: eventId, session }),
  z.strictObject({ type: z.literal("conversation.item.create"), event_id: eventId, item }),
  z.strictObject({
    type: z.literal("conversation.item.truncate"),
    event_id: eventId,
    item_id: z.string().min(1),
    content_index: z.literal(0),
    audio_end_ms: z.number().int().min(0),
  }),
  z.strictObject({
    type: z.literal("conversation.item.delete"),
    event_id: eventId,
    item_id: z.string().min(1),
  }),
  z.strictObject({
    type: z.literal("input_audio_buffer.append"),
    event_id: eventId,
    audio: z.base64().refine((audio) => Buffer.byteLength(audio, "base64") % 2 === 0),
  }),
  z.strictObject({ type: z.literal("response.create"), event_id: eventId }),
  z.strictObject({ type: z.literal("response.cancel"), event_id: eventId }),
]);
export type RealtimeEvent = z.infer<typeof realtimeClientEvent>;
