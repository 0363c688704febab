import type { Page, WebSocketRoute } from "@playwright/test";
import { z } from "zod";
import type { ServerMessage } from "#src/shared/voice/protocol.ts";
import { convaiPath } from "#src/shared/voice/protocol.ts";

/** What a client may send, every field named: a frame of any other shape fails the test. */
const chunk = z.strictObject({ user_audio_chunk: z.base64() });
const clientFrame = z.union([
  chunk,
  z.discriminatedUnion("type", [
    z.strictObject({
      type: z.literal("conversation_initiation_client_data"),
      conversation_config_override: z.object({ conversation: z.object({ text_only: z.boolean() }) }),
      dynamic_variables: z.record(z.string(), z.string()),
      source_info: z.strictObject({ source: z.string(), version: z.string() }),
    }),
    z.strictObject({ type: z.literal("pong"), event_id: z.int() }),
    z.strictObject({ type: z.literal("user_message"), text: z.string() }),
    z.strictObject({ type: z.literal("user_activity") }),
    z.strictObject({ type: z.literal("contextual_update"), text: z.string() }),
    z.strictObject({
      type: z.literal("feedback"),
      event_id: z.int(),
      score: z.enum(["like", "dislike"]),
    }),
    z.strictObject({
      type: z.literal("client_tool_result"),
      tool_call_id: z.string(),
      result: z.string(),
      is_error: z.boolean(),
    }),
  ]),
]);
type ClientFrame = z.infer<typeof clientFrame>;
type Typed = Exclude<ClientFrame, z.infer<typeof chunk>>;

/** The service's side of one line. */
export interface Line {
  readonly send: (message: ServerMessage | Readonly<Record<string, unknown>>) => void;
  readonly say: (eventId: number, text: string) => void;
  /** Half a second of a tone, under that number. */
  readonly play: (eventId: number) => void;
  readonly close: (code: number, reason?: string) => Promise<void>;
  /** The newest frame of that type; waits for one that isn't there yet. */
  readonly frame: <Type extends Typed["type"]>(type: Type) => Promise<Extract<Typed, { type: Type }>>;
  /** So many pieces of sound have come. */
  readonly chunks: () => readonly string[];
}

interface AgentOptions {
  /** False: says nothing at all when the line opens. */
  readonly greets?: boolean;
  readonly brain?: "built-in" | "openai" | "elevenlabs";
  /** Instead of taking the line. */
  readonly refuses?: (socket: WebSocketRoute) => Promise<void>;
}

const heardBy = { "built-in": null, openai: "OpenAI", elevenlabs: "ElevenLabs" } as const;

/**
 * Takes the place of the server's part of a talk. Each frame that the page sends is checked.
 *
 * @returns waits for the page's next line
 */
export async function scriptAgent(page: Page, options: AgentOptions = {}): Promise<() => Promise<Line>> {
  const { greets = true, brain = "built-in", refuses } = options;
  await page.route("**/api/voice/feature-status", (route) =>
    route.fulfill({ json: { enabled: true, agentId: "scripted", brain, heardBy: heardBy[brain] } }),
  );
  const origin = new URL(process.env.E2E_URL ?? "").host;
  await page.route("**/api/voice/get-signed-url?*", (route) =>
    route.fulfill({
      json: {
        success: true,
        signedUrl: `ws://${origin}${convaiPath}?token=t`,
        token: "t",
        variables: {},
        standIn: false,
      },
    }),
  );
  const opened: Line[] = [];
  const taken: Line[] = [];
  await page.routeWebSocket(`ws://${origin}${convaiPath}*`, async (socket) => {
    if (refuses) return refuses(socket);
    const line = lineOn(socket, greets, () => opened.push(line));
    if (!greets) opened.push(line);
  });
  return async () => {
    while (opened.length === taken.length) await page.waitForTimeout(20);
    const line = opened[taken.length];
    if (line === undefined) throw new Error("No line.");
    taken.push(line);
    return line;
  };
}

/** @param greeted told once the client may be spoken to */
function lineOn(socket: WebSocketRoute, greets: boolean, greeted: () => void): Line {
  const frames: Typed[] = [];
  const sound: string[] = [];
  const waiting = new Set<() => void>();
  const send: Line["send"] = (message) => socket.send(JSON.stringify(message));
  socket.onMessage((text) => {
    const frame = clientFrame.parse(JSON.parse(String(text)));
    if ("user_audio_chunk" in frame) sound.push(frame.user_audio_chunk);
    else frames.push(frame);
    if ("type" in frame && frame.type === "conversation_initiation_client_data" && greets) {
      send({
        type: "conversation_initiation_metadata",
        conversation_initiation_metadata_event: {
          conversation_id: "scripted",
          agent_output_audio_format: "pcm_16000",
          user_input_audio_format: "pcm_16000",
        },
      });
      greeted();
    }
    for (const look of waiting) look();
  });
  return {
    send,
    say: (eventId, text) =>
      send({ type: "agent_response", agent_response_event: { agent_response: text, event_id: eventId } }),
    play: (eventId) => send({ type: "audio", audio_event: { audio_base_64: tone, event_id: eventId } }),
    close: (code, reason) => socket.close({ code, ...(reason !== undefined && { reason }) }),
    frame: (type) =>
      new Promise((resolve) => {
        const look = () => {
          const found = frames.findLast(isOf(type));
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    chunks: () => sound,
  };
}

const isOf =
  <Type extends Typed["type"]>(type: Type) =>
  (frame: Typed): frame is Extract<Typed, { type: Type }> =>
    frame.type === type;

/** Half a second at 16 kHz. */
const tone = Buffer.from(
  Int16Array.from({ length: 8_000 }, (_, at) => 12_000 * Math.sin((2 * Math.PI * 440 * at) / 16_000)).buffer,
).toString("base64");
