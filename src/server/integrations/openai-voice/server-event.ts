import { z } from "zod";

const sound = { item_id: z.string(), content_index: z.number().int().min(0) };

/** The events of OpenAI Realtime that a talk heeds. There are many more, and there will be others. */
const serverEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("session.updated") }),
  z.object({ type: z.literal("response.created") }),
  z.object({ type: z.literal("response.output_audio.delta"), delta: z.string(), ...sound }),
  z.object({ type: z.literal("response.output_audio_transcript.delta"), delta: z.string(), ...sound }),
  z.object({ type: z.literal("response.output_audio_transcript.done"), transcript: z.string(), ...sound }),
  z.object({ type: z.literal("response.output_text.delta") }),
  z.object({ type: z.literal("response.output_text.done"), text: z.string(), ...sound }),
  z.object({
    type: z.literal("response.function_call_arguments.done"),
    call_id: z.string(),
    name: z.string(),
    arguments: z.string(),
  }),
  z.object({
    type: z.literal("response.done"),
    response: z.object({
      status: z.string().optional(),
      status_details: z
        .object({ error: z.object({ code: z.string().nullish(), type: z.string().nullish() }).nullish() })
        .nullish(),
    }),
  }),
  z.object({ type: z.literal("input_audio_buffer.speech_started") }),
  z.object({ type: z.literal("input_audio_buffer.speech_stopped") }),
  z.object({ type: z.literal("input_audio_buffer.committed") }),
  z.object({
    type: z.literal("conversation.item.input_audio_transcription.completed"),
    transcript: z.string(),
    item_id: z.string().optional(),
  }),
  z.object({ type: z.literal("conversation.item.input_audio_transcription.failed") }),
  z.object({
    type: z.literal("error"),
    error: z.object({
      type: z.string().nullish(),
      code: z.string().nullish(),
      event_id: z.string().nullish(),
    }),
  }),
]);
export type ServerEvent = z.infer<typeof serverEvent>;

/** @returns null for an event that we don't heed, and for what isn't one */
export function readServerEvent(frame: string): ServerEvent | null {
  try {
    return serverEvent.safeParse(JSON.parse(frame)).data ?? null;
  } catch {
    return null;
  }
}
