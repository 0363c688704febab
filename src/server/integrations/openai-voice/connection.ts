import type { Floor } from "#src/server/domain/voice/brain.ts";
import type { Logger } from "#src/server/log.ts";
import type { Reachability } from "#src/server/reachability.ts";
import { z } from "zod";
import type { RealtimeClientEvent } from "openai/resources/realtime/realtime";
import { WebSocket } from "ws";
import { seconds, type Timers } from "#src/server/clock.ts";

/** Where failures are reported. */
export interface Reports {
  readonly log: Logger;
  readonly reachability: Reachability;
}

/** A model that is silent for this long in the middle of an answer has stopped. */
export const silenceMs = seconds(20);
/** After this many answers that only call tools, it is the person's turn. */
export const mostSilentRounds = 4;

/** A note of the page, as the person's words: rules come from us alone, and clients can write notes, too. */
export const pageSays = (note: string): string => `(The page says: ${note})`;

/** Why a model can't continue. */
export type Failure = "unreachable" | "refused" | "busy" | "silent";

const sentences: Readonly<Record<Failure, string>> = {
  unreachable: "The coach can’t be reached right now. Please try again in a few minutes.",
  refused: "The coach isn’t set up correctly on this site. Please tell us if this goes on.",
  busy: "The coach has no time right now. Please try again later.",
  silent: "The coach has stopped answering. Please try again.",
};

/** A busy server, or one that refuses a request, is reachable; one that rejects our key is of no use. */
const isAway = (failure: Failure, code: string | number): boolean =>
  failure === "unreachable" || failure === "silent" || code === 401 || code === "invalid_api_key";

/** Ends the talk with a sentence. The log gets the kind, and the status or code if it is a plain name. */
export function failTalk(
  floor: Floor,
  { log, reachability }: Reports,
  failure: Failure,
  code: string | number = "",
): void {
  if (isAway(failure, code)) reachability.failed();
  else reachability.answered();
  const plain = /^\w{1,40}$/.test(String(code)) ? code : null;
  log.warn("the voice model failed", { failure, code: plain });
  floor.fail(sentences[failure]);
}

/** The failure that an HTTP status means. */
export function failureOfStatus(status: number | undefined): Failure {
  if (status === 429 || status === 402) return "busy";
  if (status === undefined || status >= 500 || status === 408) return "unreachable";
  return "refused";
}

/** The failure that an error's code or type means, in OpenAI's terms. */
export function failureOfCode(code: string): Failure {
  if (/quota|rate_limit|billing|session_expired/.test(code)) return "busy";
  return /server_error|overloaded/.test(code) ? "unreachable" : "refused";
}

const sound = { item_id: z.string(), content_index: z.number().int().min(0) };

/** The events of OpenAI Realtime that we handle, of many more. */
const serverEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("session.updated") }),
  z.object({ type: z.literal("response.created") }),
  z.object({ type: z.literal("response.output_audio.delta"), delta: z.string(), ...sound }),
  z.object({ type: z.literal("response.output_audio_transcript.delta"), delta: z.string(), ...sound }),
  z.object({ type: z.literal("response.output_audio_transcript.done"), transcript: z.string(), ...sound }),
  z.object({
    type: z.literal("response.function_call_arguments.done"),
    call_id: z.string(),
    name: z.string(),
    arguments: z.string(),
  }),
  z.object({
    type: z.literal("response.done"),
    response: z.object({
      status: z.string().optional(),
      status_details: z
        .object({ error: z.object({ code: z.string().nullish(), type: z.string().nullish() }).nullish() })
        .nullish(),
    }),
  }),
  z.object({ type: z.literal("input_audio_buffer.speech_started") }),
  z.object({ type: z.literal("input_audio_buffer.committed") }),
  z.object({
    type: z.literal("conversation.item.input_audio_transcription.completed"),
    // Five minutes of talking are shorter.
    transcript: z.string().transform((text) => text.slice(0, 10_000)),
    item_id: z.string().optional(),
  }),
  z.object({ type: z.literal("conversation.item.input_audio_transcription.failed") }),
  z.object({
    type: z.literal("error"),
    error: z.object({
      type: z.string().nullish(),
      code: z.string().nullish(),
      event_id: z.string().nullish(),
    }),
  }),
]);
export type ServerEvent = z.infer<typeof serverEvent>;

/** @returns null for other events, and for invalid frames */
function readServerEvent(frame: string): ServerEvent | null {
  try {
    return serverEvent.safeParse(JSON.parse(frame)).data ?? null;
  } catch {
    return null;
  }
}

const connectMs = seconds(10);
/** Far above any event of a model: a piece of sound is a few kilobytes. */
const maxPayload = 4 * 1024 * 1024;

/** Connects. The package's own client takes none but wss addresses, and has no time limit. */
export function openConnection(
  url: string,
  apiKey: string,
  timers: Timers,
  onEvent: (event: ServerEvent) => void,
  /** At most once, and never after `close`. */
  onFailure: (failure: Failure, code?: string | number) => void,
) {
  const socket = new WebSocket(url, {
    headers: { authorization: `Bearer ${apiKey}` },
    maxPayload,
    perMessageDeflate: false,
    followRedirects: false,
  });
  let waiting: RealtimeClientEvent[] | null = [];
  let isOver = false;
  const over = (): boolean => {
    const was = isOver;
    isOver = true;
    cancel();
    return was;
  };
  const fail = (failure: Failure, code?: string | number): void => {
    if (over()) return;
    socket.terminate();
    onFailure(failure, code);
  };
  const cancel = timers.wait(connectMs, () => {
    fail("unreachable", "connect_timeout");
  });

  socket.on("open", () => {
    cancel();
    for (const event of waiting ?? []) socket.send(JSON.stringify(event));
    waiting = null;
  });
  socket.on("message", (data, isBinary) => {
    if (isOver || isBinary || !Buffer.isBuffer(data)) return;
    const event = readServerEvent(data.toString("utf8"));
    if (event !== null) onEvent(event);
  });
  socket.on("unexpected-response", (_request, response) => {
    fail(failureOfStatus(response.statusCode), response.statusCode);
  });
  socket.on("error", () => {
    fail("unreachable", "socket_error");
  });
  socket.on("close", (code) => {
    fail("unreachable", code);
  });

  return {
    /** Events sent before the connection is open wait for it. */
    send: (event: RealtimeClientEvent): void => {
      if (isOver) return;
      if (waiting !== null) waiting.push(event);
      else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(event));
    },
    isOpen: (): boolean => !isOver && socket.readyState === WebSocket.OPEN,
    close: () => {
      if (over()) return;
      if (socket.readyState === WebSocket.OPEN) socket.close(1000);
      else socket.terminate();
      // Doesn't wait for a server that never closes.
      timers.wait(seconds(2), () => {
        socket.terminate();
      });
    },
  };
}
