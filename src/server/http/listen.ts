import { seconds } from "#src/server/clock.ts";
import { serve, type ServerType } from "@hono/node-server";
import { once } from "node:events";
import { Server, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { TalkSocket } from "./socket/talk-socket.ts";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { beginDraining, isDraining } from "./health.ts";

export interface Listening {
  readonly port: number;
  /** Keeps serving for this long while `/readyz` fails: see health.ts. */
  drain(forMs: number): Promise<void>;
  /** Stops accepting connections, and resolves when running requests have finished or were cut off. */
  stop(): Promise<void>;
}

interface ListenOptions {
  readonly fetch: Parameters<typeof serve>[0]["fetch"];
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Takes over WebSocket connections. */
  readonly socket?: TalkSocket;
  /** How long running requests may take once the server is asked to stop: ten seconds, but in tests. */
  readonly patienceMs?: number;
}

/** @throws Node's own error when the port is taken or not allowed now. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await once(probe.listen(port, host), "listening");
  await once(probe.close(), "close");
}

/** @throws Node's own error when the port is taken or not allowed. */
export function listen(options: ListenOptions): Promise<Listening> {
  const { fetch, host, port, socket, patienceMs = seconds(10) } = options;
  const serverOptions = {
    headersTimeout: seconds(15),
    requestTimeout: seconds(30),
    keepAliveTimeout: seconds(10),
    shouldUpgradeCallback: (request: IncomingMessage) => socket?.wants(request) === true,
  };
  /** Node counts upgraded connections but can't close them. */
  const upgraded = new Set<Duplex>();
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: host, port, serverOptions }, (address: AddressInfo) => {
      resolve({ port: address.port, drain, stop: () => stop(server, upgraded, patienceMs) });
    });
    if (server instanceof Server) server.prependListener("request", closeWhileDraining);
    if (socket !== undefined) {
      server.on("upgrade", (request: IncomingMessage, line: Duplex, head: Buffer) => {
        upgraded.add(line);
        line.once("close", () => upgraded.delete(line));
        socket.upgrade(request, line, head);
      });
    }
    server.once("error", reject);
  });
}

function closeWhileDraining(_request: IncomingMessage, response: ServerResponse): void {
  if (isDraining()) response.setHeader("connection", "close");
}

async function drain(forMs: number): Promise<void> {
  if (forMs === 0) return;
  beginDraining();
  await setTimeout(forMs);
}

async function stop(server: ServerType, upgraded: ReadonlySet<Duplex>, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  if (!(server instanceof Server)) return closed;
  // A connection kept alive after its last answer would delay the stop.
  const idle = setInterval(() => {
    server.closeIdleConnections();
  }, 50);
  const cut = globalThis.setTimeout(() => {
    server.closeAllConnections();
    for (const line of upgraded) line.destroy();
  }, patienceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

/** Ends this process cleanly, once, when the system or a person at the keyboard asks for it. */
export function endOnSignal(end: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      ending ??= end().then(() => process.exit(0));
    });
  }
}
