import type { Floor, TalkContext } from "#src/server/domain/voice/brain.ts";
import { readToolCall } from "#src/server/domain/voice/coach-tools.ts";

/** What comes of a tool call: an answer for the model, or the end of the talk. */
export type ToolAnswer =
  | { readonly ends: false; readonly output: string; readonly isError: boolean }
  | { readonly ends: true };

/** Asks the page for what a model called, if it is a tool of ours. An `end_conversation` waits until the goodbye is through. */
export async function runTool(
  context: TalkContext,
  floor: Floor,
  call: { readonly name: string; readonly arguments: string },
): Promise<ToolAnswer> {
  const read = readToolCall(context, call.name, call.arguments);
  if ("fault" in read) return { ends: false, output: read.fault, isError: true };
  if (read.name === "end_conversation") return { ends: true };
  const { result, isError } = await floor.callTool(read.name, read.parameters);
  return { ends: false, output: result, isError };
}

/** Tells the page that the talk is over, then ends it. */
export async function endTalk(floor: Floor): Promise<void> {
  await floor.callTool("end_conversation", {});
  floor.end();
}
