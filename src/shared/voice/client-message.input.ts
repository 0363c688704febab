import { boundedText, opaqueName } from "#src/shared/text/bounded.input.ts";
import { z } from "zod";
import { talkVariables } from "./talk.ts";
import { answerMax } from "./voice-limits.ts";

/** A second of sound at 24 kHz in base64. Clients send a quarter of a second at most. */
const soundMax = 64_000;
/** The page's notes, and its tools' results. */
const noteMax = 1_000;

const padding = /={0,2}$/;

/** Whether base64 has whole samples of two bytes: half a one would turn all later sound into noise. */
const holdsSamples = (base64: string): boolean =>
  base64.length % 4 === 0 && ((base64.length / 4) * 3 - (padding.exec(base64)?.[0].length ?? 0)) % 2 === 0;

/** Sound as base64. The only message without a type. */
const sound = z.object({
  user_audio_chunk: boundedText(soundMax, "This is too much sound at once.")
    .regex(/^[A-Za-z0-9+/]+={0,2}$/)
    .refine(holdsSamples),
});

const eventId = z.int().min(0);

const variable = z.union([z.string(), z.number(), z.boolean()]).exactOptional();

/** A client's first message. Requests that our agent doesn't grant are left out. */
const initiation = z.object({
  type: z.literal("conversation_initiation_client_data"),
  conversation_config_override: z
    .object({ conversation: z.object({ text_only: z.boolean().exactOptional() }).exactOptional() })
    .exactOptional(),
  // Only those that we know: a client may send thousands.
  dynamic_variables: z
    .object(Object.fromEntries(Object.values(talkVariables).map((name) => [name, variable])))
    .exactOptional(),
});

const typed = [
  initiation,
  z.object({ type: z.literal("pong"), event_id: eventId }),
  z.object({
    type: z.literal("user_message"),
    text: boundedText(answerMax, "This is too long an answer."),
  }),
  z.object({ type: z.literal("user_activity") }),
  z.object({
    type: z.literal("contextual_update"),
    text: boundedText(noteMax, "This is too long a note."),
  }),
  z.object({
    type: z.literal("feedback"),
    event_id: eventId,
    score: z.enum(["like", "dislike"]).nullable(),
  }),
  z.object({
    type: z.literal("client_tool_result"),
    tool_call_id: opaqueName,
    result: boundedText(noteMax, "This is too long an answer."),
    is_error: z.boolean(),
  }),
];

export type Initiation = z.output<typeof initiation>;
export type ClientMessage = z.output<typeof sound> | z.output<(typeof typed)[number]>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `unknown`: a type that newer clients may send; `malformed`: invalid for its type, or no message. */
type ReadMessage = ClientMessage | "unknown" | "malformed";

/** Reads one text frame. Never throws, and keeps only what the protocol names. */
export function readClientMessage(text: string): ReadMessage {
  const json = parseJson(text);
  if (!isRecord(json)) return "malformed";
  if ("user_audio_chunk" in json) return sound.safeParse(json).data ?? "malformed";
  const { type } = json;
  if (typeof type !== "string") return "malformed";
  const schema = typed.find(({ shape }) => shape.type.value === type);
  return schema === undefined ? "unknown" : (schema.safeParse(json).data ?? "malformed");
}
