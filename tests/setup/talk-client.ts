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
  /** Everything that came, parsed. */
  readonly received: readonly { readonly type?: string }[];
  /** Sends messages as JSON. */
  readonly tell: (...messages: unknown[]) => void;
  /** The first message of a type, as soon as it is there. */
  readonly get: (type: string) => Promise<unknown>;
  readonly ended: Promise<Ending>;
}

interface Connection extends ClientOptions {
  /** null asks for none. */
  readonly subprotocol?: string | null;
}

/** Connects as a page of the site does, without a browser. */
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
