import { once } from "node:events";
import { createServer } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { listen } from "#tests/fakes/listen.ts";
import { type RealtimeEvent, realtimeClientEvent } from "#tests/fakes/realtime-events.ts";

export interface FakeRealtime {
  readonly baseUrl: string;
  /** The client's checked events. */
  readonly events: readonly RealtimeEvent[];
  /** Unknown frames, which fail a test. */
  readonly faults: readonly string[];
  /** Path and query of the connection, and its key. */
  readonly asked: readonly string[];
  /** Resolves once the client has sent this many events of this type. */
  received<Type extends RealtimeEvent["type"]>(
    type: Type,
    count?: number,
  ): Promise<Extract<RealtimeEvent, { type: Type }>>;
  /** Sends server events, or raw frames, to the newest client. Resolves when it has received them. */
  send(...events: (object | string)[]): Promise<void>;
  close(code: number): void;
  /** Open connections. */
  readonly connections: () => number;
  stop(): Promise<void>;
}

export interface RealtimeOptions {
  /** Refuses the connection with this status. */
  readonly refuse?: number;
  /** Takes the TCP connection and never answers. */
  readonly hang?: boolean;
}

/** A server that speaks OpenAI Realtime, and checks every frame. */
export async function startFakeRealtime({
  refuse,
  hang = false,
}: RealtimeOptions = {}): Promise<FakeRealtime> {
  const events: RealtimeEvent[] = [];
  const faults: string[] = [];
  const asked: string[] = [];
  const streams: Duplex[] = [];
  const waiting = new Set<() => void>();
  let socket: WebSocket | null = null;
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  const take = (frame: string): void => {
    const parsed = realtimeClientEvent.safeParse(JSON.parse(frame));
    if (parsed.success) events.push(parsed.data);
    else faults.push(`${frame.slice(0, 200)}: ${parsed.error.message}`);
    for (const look of waiting) look();
  };
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
        take(Buffer.isBuffer(data) ? data.toString("utf8") : "");
      });
    });
  });
  const { host, stop } = await listen(http);

  return {
    baseUrl: `http://${host}/v1`,
    events,
    faults,
    asked,
    received: async (type, count = 1) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = ofType(events, type)[count - 1];
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    send: async (...sent) => {
      if (socket === null) throw new Error("Nobody is connected.");
      for (const event of sent) socket.send(typeof event === "string" ? event : JSON.stringify(event));
      // The answer to a later ping proves that the frames were read. An offended client closes instead.
      socket.ping();
      await Promise.race([once(socket, "pong"), once(socket, "close")]);
    },
    close: (code) => socket?.close(code, "because"),
    connections: () => sockets.clients.size,
    stop: async () => {
      for (const stream of streams) stream.destroy();
      await stop();
    },
  };
}

const ofType = <Type extends RealtimeEvent["type"]>(events: readonly RealtimeEvent[], type: Type) =>
  events.filter((event): event is Extract<RealtimeEvent, { type: Type }> => event.type === type);
