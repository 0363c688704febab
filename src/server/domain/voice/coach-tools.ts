import { z } from "zod";
import { quadrants } from "#src/shared/result/analysis.ts";
import type { ClientToolName, ClientTools } from "#src/shared/voice/talk.ts";
import { answerMax } from "#src/shared/voice/voice-limits.ts";
import { briefedWords } from "./briefing.ts";
import type { TalkContext } from "./brain.ts";

export type CoachToolCall = {
  [Name in ClientToolName]: { readonly name: Name; readonly parameters: ClientTools[Name] };
}[ClientToolName];

type Words = Pick<TalkContext, "snapshot" | "purpose">;

const called = <Name extends ClientToolName, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.object({ name: z.literal(name), parameters: z.strictObject(shape) });

const typedText = z.string().trim().min(1).max(answerMax);

const callShapes = (context: Words) =>
  [
    called("show_word", { traitId: z.enum(briefedWords(context)) }).describe(
      "Point at one word in the window on the page, along with speaking of it.",
    ),
    called("open_pane", { pane: z.enum(quadrants) }).describe("Bring one pane of the window into sight."),
    called("suggest_step", { text: typedText }).describe(
      "Offer the small step that the person has put into words, so that they can save it. Use their own words, not yours.",
    ),
    called("offer_answers", { answers: typedText }).describe(
      "Offer two to four short answers to tap, one a line, where your question has obvious ones.",
    ),
    called("end_conversation", {}).describe("End the talk, once you have said goodbye."),
  ] as const;

/** There is no place to save a step in a demo. */
const shapesOf = (context: Words) =>
  callShapes(context).filter(
    ({ shape }) => context.purpose !== "demo" || shape.name.value !== "suggest_step",
  );

export type CoachTools = ReturnType<typeof coachTools>;

/** The tools of a conversation about this window: a model can point only at words that it was given. */
export function coachTools(context: Words) {
  const shapes = shapesOf(context);
  const call = z.union(shapes);
  return {
    descriptions: shapes.map(({ shape, description = "" }) => {
      const { $schema: _, ...parameters } = z.toJSONSchema(shape.parameters);
      return { name: shape.name.value, description, parameters };
    }),
    /** Parses a call. The sentence in `fault` tells the model what was wrong. @param parameters JSON */
    read: (name: string, parameters: string): CoachToolCall | { readonly fault: string } => {
      if (!shapes.some(({ shape }) => shape.name.value === name))
        return { fault: "There is no tool with this name." };
      const parsed = call.safeParse({ name, parameters: jsonOf(parameters) });
      return parsed.success ? parsed.data : { fault: "The parameters don’t fit this tool’s schema." };
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text === "" ? "{}" : text);
  } catch {
    return undefined;
  }
}
