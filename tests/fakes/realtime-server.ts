import { once } from "node:events";
import { createServer } from "node:http";
import type { Duplex } from "node:stream";
import { expect, onTestFinished } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { type RealtimeEvent, realtimeClientEvent } from "#tests/fakes/realtime-events.ts";

export interface FakeRealtime {
  readonly baseUrl: string;
  /** What the client has sent, checked. */
  readonly events: readonly RealtimeEvent[];
  /** Path and query of the connection, and its key. */
  readonly asked: readonly string[];
  /** Resolves once the client has sent this many events of this type. */
  received<Type extends RealtimeEvent["type"]>(
    type: Type,
    count?: number,
  ): Promise<Extract<RealtimeEvent, { type: Type }>>;
  /** Sends server events, or frames as they stand. Resolves when the client has taken them. */
  send(...events: (object | string)[]): Promise<void>;
  close(code: number): void;
  /** Open connections. */
  readonly connections: () => number;
}

export interface RealtimeOptions {
  /** Refuses the connection with this status. */
  readonly refuse?: number;
  /** Takes the TCP connection and never answers. */
  readonly hang?: boolean;
}

/** A server that speaks OpenAI Realtime. It checks every frame, and a test fails over one that the protocol doesn't know. */
export async function startFakeRealtime({
  refuse,
  hang = false,
}: RealtimeOptions = {}): Promise<FakeRealtime> {
  const events: RealtimeEvent[] = [];
  const faults: string[] = [];
  const asked: string[] = [];
  const streams: Duplex[] = [];
  let socket: WebSocket | null = null;
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  http.on("upgrade", (request, stream, head) => {
    asked.push(`${request.url ?? ""} ${request.headers.authorization ?? ""}`);
    streams.push(stream);
    if (hang) return;
    if (refuse !== undefined) {
      stream.end(`HTTP/1.1 ${String(refuse)} Refused\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, stream, head, (opened) => {
      socket = opened;
      opened.send(JSON.stringify({ type: "session.created", event_id: "e", session: {} }));
      opened.on("message", (data) => {
        const frame = Buffer.isBuffer(data) ? data.toString("utf8") : "";
        const parsed = realtimeClientEvent.safeParse(JSON.parse(frame));
        if (parsed.success) events.push(parsed.data);
        else faults.push(`${frame.slice(0, 200)}: ${parsed.error.message}`);
      });
    });
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(async () => {
    for (const stream of streams) stream.destroy();
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
    expect(faults).toEqual([]);
  });
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("The server does not listen.");

  return {
    baseUrl: `http://127.0.0.1:${String(address.port)}/v1`,
    events,
    asked,
    received: async (type, count = 1) =>
      await expect
        .poll(() => events.filter((event) => event.type === type).length)
        .toBeGreaterThanOrEqual(count)
        .then(() => ofType(events, type)[count - 1] ?? never()),
    send: async (...sent) => {
      const to = socket ?? never();
      for (const event of sent) to.send(typeof event === "string" ? event : JSON.stringify(event));
      // A ping comes after them, so its answer says that they have been read. A client that takes offence closes instead.
      to.ping();
      await Promise.race([once(to, "pong"), once(to, "close")]);
    },
    close: (code) => socket?.close(code, "because"),
    connections: () => sockets.clients.size,
  };
}

const ofType = <Type extends RealtimeEvent["type"]>(events: readonly RealtimeEvent[], type: Type) =>
  events.filter((event): event is Extract<RealtimeEvent, { type: Type }> => event.type === type);

function never(): never {
  throw new Error("There is nothing of the kind.");
}
