import { realtimeBrain } from "#src/server/integrations/openai-voice/realtime/realtime-brain.ts";
import type { TalkContext, ToolOutcome } from "#src/server/domain/voice/brain.ts";
import { type RealtimeOptions, startFakeRealtime } from "#tests/fakes/realtime-server.ts";
import { makeTalkContext, recordFloor, recordLog, silence } from "#tests/fakes/talk-floor.ts";
import { TestClock } from "#tests/setup/test-clock.ts";
import { TestTimers } from "#tests/setup/test-timers.ts";

interface Options extends RealtimeOptions {
  readonly context?: Partial<TalkContext>;
  readonly page?: (name: string) => ToolOutcome;
}

export async function openRealtimeTalk({ context, page, ...options }: Options = {}) {
  const server = await startFakeRealtime(options);
  const timers = new TestTimers(new TestClock());
  const { lines, log } = recordLog();
  const recorded = recordFloor(page);
  const brain = realtimeBrain({
    apiKey: "sk-secret",
    baseUrl: server.baseUrl,
    model: "gpt-realtime-2.1-mini",
    voiceName: "marin",
    hearingModel: "gpt-transcribe",
    speakingModel: "",
    timers,
    log,
  });
  const talk = brain.open(makeTalkContext(context), recorded.floor);
  const pass = (ms: number) => timers.runUntil(timers.now() + ms, () => Promise.resolve());
  return { server, talk, lines, pass, ...recorded };
}

/** A talk in which the model has been asked to begin. */
export async function beginRealtimeTalk(options: Options = {}) {
  const made = await openRealtimeTalk(options);
  await made.server.received("response.create");
  return made;
}

export const place = (item_id = "item-1") => ({
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
