import type { RealtimeClientEvent } from "openai/resources/realtime/realtime";
import { WebSocket } from "ws";
import { seconds, type Timers } from "#src/server/clock.ts";
import { failureOfStatus, type Failure } from "./failure.ts";
import { readServerEvent, type ServerEvent } from "./server-event.ts";

const connectMs = seconds(10);
/** A piece of sound is a few kilobytes; nothing that a model sends is near this. */
const maxPayload = 4 * 1024 * 1024;

interface LineParts {
  readonly url: string;
  readonly apiKey: string;
  readonly timers: Timers;
  readonly onEvent: (event: ServerEvent) => void;
  /** At most once, and never after `close`. */
  readonly onFailure: (failure: Failure, code?: string | number) => void;
}

/** The connection to a realtime model. */
export interface Line {
  /** What is sent before the connection stands goes out once it does. */
  readonly send: (event: RealtimeClientEvent) => void;
  readonly isOpen: () => boolean;
  close(): void;
}

/** Connects. The package's own client takes none but wss addresses, and has no time limit. */
export function openLine({ url, apiKey, timers, onEvent, onFailure }: LineParts): Line {
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
    send: (event) => {
      if (isOver) return;
      if (waiting !== null) waiting.push(event);
      else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(event));
    },
    isOpen: () => !isOver && socket.readyState === WebSocket.OPEN,
    close: () => {
      if (over()) return;
      if (socket.readyState === WebSocket.OPEN) socket.close(1000);
      else socket.terminate();
      // Whoever doesn't close in return isn't waited for.
      timers.wait(seconds(2), () => {
        socket.terminate();
      });
    },
  };
}
