import type { RealtimeClientEvent } from "openai/resources/realtime/realtime";
import type { Floor, TalkContext } from "#src/server/domain/voice/brain.ts";
import { readToolCall } from "#src/server/domain/voice/coach-tools.ts";

/** A model that only ever calls tools isn't asked again and again: then it is the person's turn. */
const mostSilentRounds = 4;

export type RoundEnd = "goOn" | "theirTurn" | "end";

/** The tools that a model calls within one answer. */
export interface ToolRounds {
  call(name: string, callId: string, parameters: string): void;
  /** The model has said something in this answer. */
  onSpeech(): void;
  /** The answer is complete: waits for the page. Tells whether the model should go on; after words it had better wait for the person's. */
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
  /** Asks the page for what the model called, if it is a tool of ours. An `end_conversation` waits until the goodbye is through. */
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
      return answers.length > 0 && !spoke && silentRounds <= mostSilentRounds ? "goOn" : "theirTurn";
    },
  };
}
