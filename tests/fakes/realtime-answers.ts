import { silence } from "#tests/fakes/talk-floor.ts";

/* Events of a realtime model. */

const place = (item_id = "item-1") => ({
  item_id,
  content_index: 0,
  output_index: 0,
  response_id: "r",
});
export const created = { type: "response.created", response: {} };
export const done = { type: "response.done", response: { status: "completed" } };
export const sound = (ms: number, item?: string) => ({
  type: "response.output_audio.delta",
  delta: silence(ms),
  ...place(item),
});
export const words = (transcript: string, item?: string) => ({
  type: "response.output_audio_transcript.done",
  transcript,
  ...place(item),
});
export const call = (name: string, parameters: object | string) => ({
  type: "response.function_call_arguments.done",
  call_id: `call-${name}`,
  name,
  arguments: typeof parameters === "string" ? parameters : JSON.stringify(parameters),
});
export const speechStarted = { type: "input_audio_buffer.speech_started", audio_start_ms: 0, item_id: "u" };
