import type { DepsSource } from "#src/server/deps.ts";
import { createBucket } from "#src/server/bucket.ts";
import { seconds } from "#src/server/clock.ts";
import { systemTimers } from "#src/server/timers.ts";
import { convaiPath, convaiSubprotocol } from "#src/shared/voice/protocol.ts";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { serveTalk } from "./serve-talk.ts";

/** A second of sound as base64 is 64 kB, and the earlier turns of a long talk are about as much. */
const mostBytesInFrame = 256 * 1024;
/** Twice what a talk takes. */
const mostBytesPerSecond = 200_000;
const options = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: mostBytesInFrame,
  /** How long a client may take to agree that the line is closed: a server that stops waits for it. */
  closeTimeout: seconds(2),
  handleProtocols: (offered: ReadonlySet<string>) => offered.has(convaiSubprotocol) && convaiSubprotocol,
};

/** Takes the connections of talks, in production as in development. */
export interface TalkSocket {
  /** Whether a request wants to become such a connection. Every other is an ordinary one, whatever it asks to be upgraded to. */
  readonly wants: (request: IncomingMessage) => boolean;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** What comes in belongs to no talk yet, or to none any more, or is a ping that the talk never hears of: so bytes count, whatever they say. */
function cutOffFloods(socket: Duplex): void {
  const isWithinPace = createBucket(systemTimers, mostBytesPerSecond);
  socket.on("data", (bytes: Buffer) => {
    if (!isWithinPace(bytes.length)) socket.destroy();
  });
}

const pathOf = (url: string | undefined): string => (url ?? "").split("?")[0] ?? "";

/** The WebSocket of talks, at the path where @elevenlabs/client looks for it. */
export function talkSocket(source: DepsSource): TalkSocket {
  const sockets = new WebSocketServer(options);
  const wants = ({ headers, url }: IncomingMessage): boolean =>
    headers.upgrade?.toLowerCase() === "websocket" && pathOf(url) === convaiPath;
  return {
    wants,
    upgrade: (request, socket, head) => {
      if (!wants(request)) {
        // Only a Node before 24.9 brings those here, as it doesn't ask. Nobody else listens to them any more, or ends them.
        const letGo = (): void => void socket.destroy();
        socket.on("error", letGo);
        socket.once("finish", letGo);
        socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
        return;
      }
      sockets.handleUpgrade(request, socket, head, (line) => {
        cutOffFloods(socket);
        // The log has the path alone: the query holds the token.
        const requestId = randomUUID();
        source.peek()?.log.info("request", { requestId, method: "GET", route: convaiPath, status: 101 });
        // Refusals come after the upgrade: browsers hide what an answer of another kind says.
        void serveTalk(source, request, line);
      });
    },
  };
}
