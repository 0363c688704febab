import type { Floor, TalkContext } from "#src/server/domain/voice/brain.ts";
import { coachTools } from "#src/server/domain/voice/coach-tools.ts";
import { isSilent } from "#src/server/integrations/openai-voice/is-silent.ts";
import { runTool } from "#src/server/integrations/openai-voice/run-tool.ts";
import type { Answer } from "./answer.ts";
import type { Calls, ChatMessage, ChatTool, WrittenCall } from "./calls.ts";
import { takeSentences } from "./sentences.ts";

/** What comes after an answer: the person's turn, another round for the model, or the end. */
export type AnswerEnd = "theirTurn" | "goOn" | "end";

interface Parts {
  readonly calls: Calls;
  readonly context: TalkContext;
  readonly floor: Floor;
  readonly messages: readonly ChatMessage[];
}

const toolsOf = (context: TalkContext): readonly ChatTool[] =>
  coachTools(context).map((tool) => ({ type: "function", function: { ...tool } }));

/** Lets the model write an answer and speaks it sentence by sentence while it is written, then does what it asks of the page. */
export async function giveAnswer(answer: Answer, parts: Parts): Promise<AnswerEnd> {
  const { calls, context, messages } = parts;
  const { signal } = answer;
  let speaking: Promise<void> = Promise.resolve();
  const speak = (sentence: string): void => {
    if (isSilent(context) || sentence === "") return;
    speaking = speaking.then(async () => {
      answer.utter(sentence);
      await calls.speak(sentence, answer.sound, signal);
    });
    // It is awaited below; until then a failure isn't left without a handler.
    speaking.catch(() => undefined);
  };
  let unspoken = "";
  const written = await calls.think(
    messages,
    toolsOf(context),
    (piece) => {
      answer.write(piece);
      const { whole, rest } = takeSentences(unspoken + piece);
      unspoken = rest;
      for (const sentence of whole) speak(sentence);
    },
    signal,
  );
  speak(unspoken.trim());
  const hasSpoken = answer.say();
  const end = await useTools(answer, written, parts);
  await speaking;
  return end === "goOn" && hasSpoken ? "theirTurn" : end;
}

async function useTools(
  answer: Answer,
  written: readonly WrittenCall[],
  { context, floor }: Parts,
): Promise<AnswerEnd> {
  const answers = await Promise.all(written.map((call) => runTool(context, floor, call)));
  answer.signal.throwIfAborted();
  answer.remember(
    written,
    answers.map((each) => (each.ends ? "The talk ends." : each.output)),
  );
  if (answers.some(({ ends }) => ends)) return "end";
  return written.length > 0 ? "goOn" : "theirTurn";
}
