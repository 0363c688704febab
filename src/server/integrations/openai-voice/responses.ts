import type { RealtimeClientEvent } from "openai/resources/realtime/realtime";
import type { Timers } from "#src/server/clock.ts";
import type { Floor } from "#src/server/domain/voice/brain.ts";
import type { CoachTools } from "#src/server/domain/voice/coach-tools.ts";
import { mostSilentRounds, silenceMs } from "./connection.ts";

/**
 * Requests a model's answers, one at a time. The model also starts one after someone has spoken; our request
 * then fails with a harmless error.
 */
export function createResponses(
  send: (event: RealtimeClientEvent) => void,
  timers: Timers,
  onSilence: () => void,
) {
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
  /** Requests an answer to everything said so far: now, or after the current one. */
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
    /** Stops the current or expected answer, and lets nothing of it through. */
    refuse: () => {
      isWanted = false;
      isRefused = isActive || isExpected;
      cancel();
    },
    isRefused: () => isRefused,
    /** The model is about to answer without a request. */
    expect: () => {
      isExpected = true;
      watch();
    },
    /** Nothing is expected while someone speaks. */
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

/** The tools that a model calls within one answer. */
export function createToolRounds(
  tools: CoachTools,
  floor: Floor,
  send: (event: RealtimeClientEvent) => void,
) {
  let calls: Promise<boolean>[] = [];
  let hasSpoken = false;
  let silentRounds = 0;
  /** Runs a tool on the page. @returns whether the talk ends after the goodbye */
  const answer = async (name: string, callId: string, parameters: string): Promise<boolean> => {
    const tool = tools.read(name, parameters);
    const isEnd = !("fault" in tool) && tool.name === "end_conversation";
    let output = "The talk ends.";
    if ("fault" in tool) output = tool.fault;
    else if (!isEnd) output = (await floor.callTool(tool.name, tool.parameters)).result;
    send({
      type: "conversation.item.create",
      item: { type: "function_call_output", call_id: callId, output },
    });
    return isEnd;
  };
  return {
    call: (name: string, callId: string, parameters: string) => {
      calls.push(answer(name, callId, parameters));
    },
    onSpeech: () => {
      hasSpoken = true;
    },
    /** Ends the answer: waits for tools, and says whether the model should continue. After speech it waits. */
    close: async (): Promise<"goOn" | "theirTurn" | "end"> => {
      const [round, spoke] = [calls, hasSpoken];
      calls = [];
      hasSpoken = false;
      silentRounds = spoke ? 0 : silentRounds + 1;
      const answers = await Promise.all(round);
      if (answers.includes(true)) return "end";
      return answers.length > 0 && !spoke && silentRounds <= mostSilentRounds ? "goOn" : "theirTurn";
    },
  };
}
