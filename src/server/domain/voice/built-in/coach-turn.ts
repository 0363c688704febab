import type { ClientToolName, ClientTools } from "#src/shared/voice/talk.ts";

/** One thing that the page is asked to do while the coach speaks. */
export type ToolCall = {
  [Name in ClientToolName]: { readonly name: Name; readonly parameters: ClientTools[Name] };
}[ClientToolName];

/** What the coach says next. */
export interface CoachTurn {
  /** In the order in which they are said; the question, if there is one, comes last. */
  readonly sentences: readonly string[];
  /** In this order. An `end_conversation` is the last, and only in a turn that ends the talk. */
  readonly tools: readonly ToolCall[];
}

/** The turn as one text: its caption, and what the page keeps of it. */
export const turnText = ({ sentences }: CoachTurn): string => sentences.join(" ");

export const endsTalk = ({ tools }: CoachTurn): boolean => tools.at(-1)?.name === "end_conversation";
