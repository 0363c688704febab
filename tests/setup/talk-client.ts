import { once } from "node:events";
import { onTestFinished } from "vitest";
import { WebSocket, type ClientOptions } from "ws";

/** How a connection ended. */
export interface Ending {
  readonly code: number;
  readonly reason: string;
}

export interface TalkClient {
  readonly socket: WebSocket;
  /** Every received message, parsed. */
  readonly received: readonly { readonly type?: string }[];
  /** Sends messages as JSON. */
  readonly tell: (...messages: unknown[]) => void;
  /** The first message of a type, awaited if necessary. */
  readonly get: (type: string) => Promise<unknown>;
  readonly ended: Promise<Ending>;
}

interface Connection extends ClientOptions {
  /** null: none. */
  readonly subprotocol?: string | null;
}

/** Connects like a page of the site, without a browser. */
export function connectTalk(
  url: string,
  { subprotocol = "convai", origin = "http://localhost:4321", ...options }: Connection = {},
): TalkClient {
  const socket = new WebSocket(url, subprotocol === null ? [] : [subprotocol], { origin, ...options });
  const received: { readonly type?: string }[] = [];
  socket.on("message", (data: Buffer) => {
    received.push(JSON.parse(data.toString()) as { readonly type?: string });
  });
  socket.on("error", () => undefined);
  onTestFinished(() => {
    socket.terminate();
  });
  return {
    socket,
    received,
    tell: (...messages) => {
      for (const message of messages) socket.send(JSON.stringify(message));
    },
    get: async (type) => {
      for (;;) {
        const found = received.find((message) => message.type === type);
        if (found !== undefined) return found;
        await once(socket, "message");
      }
    },
    ended: new Promise((resolve) => {
      socket.on("close", (code, reason) => {
        resolve({ code, reason: reason.toString() });
      });
    }),
  };
}
