import type { RealtimeClientEvent } from "openai/resources/realtime/realtime";
import { seconds, type Timers } from "#src/server/clock.ts";
import type { Floor, TalkContext } from "#src/server/domain/voice/brain.ts";
import { readToolCall } from "#src/server/domain/voice/coach-tools.ts";

/** A model silent for this long during an answer has stopped. */
const silenceMs = seconds(20);

interface ResponsesParts {
  readonly send: (event: RealtimeClientEvent) => void;
  readonly timers: Timers;
  readonly onSilence: () => void;
}

/**
 * Requests a model's answers, one at a time. The model also starts one after someone has spoken; our request
 * then fails with a harmless error.
 */
export interface Responses {
  /** Requests an answer to everything said so far: now, or after the current one. */
  want(): void;
  /** Stops the current answer, if there is one. */
  cancel(): void;
  /** Stops the current or expected answer, and lets nothing of it through. */
  refuse(): void;
  isRefused(): boolean;
  /** The model is about to answer without a request. */
  expect(): void;
  /** Nothing is expected while someone speaks. */
  rest(): void;
  onCreated(): void;
  onProgress(): void;
  onDone(): void;
}

export function createResponses({ send, timers, onSilence }: ResponsesParts): Responses {
  let isActive = false;
  let isWanted = false;
  let isExpected = false;
  let isRefused = false;
  let stopWatch = (): void => undefined;
  const watch = (): void => {
    stopWatch();
    stopWatch = timers.wait(silenceMs, onSilence);
  };
  const cancel = (): void => {
    if (isActive) send({ type: "response.cancel", event_id: "cancel" });
  };
  const want = (): void => {
    isWanted = isActive;
    if (isActive) return;
    isActive = true;
    watch();
    send({ type: "response.create", event_id: "respond" });
  };
  return {
    want,
    cancel,
    refuse: () => {
      isWanted = false;
      isRefused = isActive || isExpected;
      cancel();
    },
    isRefused: () => isRefused,
    expect: () => {
      isExpected = true;
      watch();
    },
    rest: () => {
      isExpected = false;
      stopWatch();
    },
    onCreated: () => {
      isActive = true;
      isExpected = false;
      watch();
      if (isRefused) cancel();
    },
    onProgress: watch,
    onDone: () => {
      isActive = false;
      isRefused = false;
      stopWatch();
      if (isWanted) want();
    },
  };
}

/** After this many answers of tool calls only, it is the person's turn. */
const maxSilentRounds = 4;

export type RoundEnd = "goOn" | "theirTurn" | "end";

/** The tools that a model calls within one answer. */
export interface ToolRounds {
  call(name: string, callId: string, parameters: string): void;
  /** The model has spoken in this answer. */
  onSpeech(): void;
  /** Ends the answer: waits for tools, and says whether the model should continue. After speech it waits. */
  close(): Promise<RoundEnd>;
}

export function createToolRounds(
  context: TalkContext,
  floor: Floor,
  send: (event: RealtimeClientEvent) => void,
): ToolRounds {
  let calls: Promise<"answered" | "end">[] = [];
  let hasSpoken = false;
  let silentRounds = 0;
  /** Runs a tool on the page. An `end_conversation` waits until the goodbye is over. */
  const answer = async (name: string, callId: string, parameters: string): Promise<"answered" | "end"> => {
    const tool = readToolCall(context, name, parameters);
    const reply = (output: string): void => {
      send({
        type: "conversation.item.create",
        item: { type: "function_call_output", call_id: callId, output },
      });
    };
    if ("fault" in tool) reply(tool.fault);
    else if (tool.name !== "end_conversation")
      reply((await floor.callTool(tool.name, tool.parameters)).result);
    else {
      reply("The talk ends.");
      return "end";
    }
    return "answered";
  };
  return {
    call: (name, callId, parameters) => {
      calls.push(answer(name, callId, parameters));
    },
    onSpeech: () => {
      hasSpoken = true;
    },
    close: async () => {
      const [round, spoke] = [calls, hasSpoken];
      calls = [];
      hasSpoken = false;
      silentRounds = spoke ? 0 : silentRounds + 1;
      const answers = await Promise.all(round);
      if (answers.includes("end")) return "end";
      return answers.length > 0 && !spoke && silentRounds <= maxSilentRounds ? "goOn" : "theirTurn";
    },
  };
}
