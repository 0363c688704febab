import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import type { Scene } from "./fault.ts";

/** A server that accepts connections, and never says a word. */
export interface DeafServer {
  readonly port: number;
  /** How many have connected. */
  readonly asked: () => number;
  /** How many wait for a word at this moment. */
  readonly waiting: () => number;
  readonly stop: () => Promise<void>;
}

export async function startDeafServer({ afterwards }: Scene): Promise<DeafServer> {
  const sockets = new Set<Socket>();
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    socket.resume();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server does not listen.");
  const stop = async () => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, "close");
  };
  afterwards(stop);
  return { port: address.port, asked: () => asked, waiting: () => sockets.size, stop };
}
