import { expect, onTestFinished } from "vitest";
import { openAiBrain } from "#src/server/integrations/openai-voice/realtime-talk.ts";
import { createReachability } from "#src/server/reachability.ts";
import type { OpenAiVoiceSettings } from "#src/server/service-settings.ts";
import type { TalkContext, ToolOutcome } from "#src/server/domain/voice/brain.ts";
import { type RealtimeOptions, startFakeRealtime } from "#tests/fakes/realtime-server.ts";
import { makeTalkContext, recordFloor, recordLog } from "#tests/fakes/talk-floor.ts";
import { TestClock } from "#tests/setup/test-clock.ts";
import { TestTimers } from "#tests/setup/test-timers.ts";

interface Options extends RealtimeOptions {
  readonly context?: Partial<TalkContext>;
  readonly page?: (name: string) => ToolOutcome;
}

/** The usual settings for OpenAI. */
export const realtimeSettings = (baseUrl: string): OpenAiVoiceSettings => ({
  brain: "openai",
  apiKey: "sk-secret",
  baseUrl,
  heardBy: "OpenAI",
  chatModel: "test-model",
  voiceModel: "gpt-realtime-2.1-mini",
  voiceName: "marin",
  hearingModel: "gpt-transcribe",
});

async function openRealtimeTalk({ context, page, ...options }: Options = {}) {
  const server = await startFakeRealtime(options);
  onTestFinished(async () => {
    await server.stop();
    expect(server.faults).toEqual([]);
  });
  const timers = new TestTimers(new TestClock());
  const { lines, log } = recordLog();
  const recorded = recordFloor(page);
  const reachability = createReachability(new TestClock());
  const brain = openAiBrain({ ...realtimeSettings(server.baseUrl), timers, log, reachability });
  const talk = brain.open(makeTalkContext(context), recorded.floor);
  const pass = (ms: number) => timers.runUntil(timers.now() + ms, () => Promise.resolve());
  return { server, talk, lines, pass, reachability, ...recorded };
}

/** A talk in which the model has been asked to begin. */
export async function beginRealtimeTalk(options: Options = {}) {
  const made = await openRealtimeTalk(options);
  await made.server.received("response.create");
  return made;
}
