import type { Deps, DepsSource } from "#src/server/deps.ts";
import { startTalk } from "#src/server/domain/voice/start-talk.ts";
import type { Talk } from "#src/server/domain/voice/agent/run-conversation.ts";
import type { Wire } from "#src/server/domain/voice/agent/wire.ts";
import { DomainError } from "#src/server/errors.ts";
import { registerStream } from "#src/server/http/streams.ts";
import { clientIpFrom, networkOf } from "#src/server/http/request/client-address.ts";
import { describeFault } from "#src/server/log.ts";
import { convaiSubprotocol, tokenParameter, convaiPath } from "#src/shared/voice/protocol.ts";
import { voiceTexts } from "#src/shared/voice/voice-texts.ts";
import type { IncomingMessage } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import { createBucket } from "#src/server/networks.ts";
import { seconds, systemTimers } from "#src/server/clock.ts";
import { randomUUID } from "node:crypto";
import type { Duplex } from "node:stream";

/** About a minute of sound: a client this far behind can't follow the coach. */
const maxBuffered = 4 * 1024 * 1024;

const networkOfCaller = (request: IncomingMessage, { env }: Deps): string =>
  networkOf(
    clientIpFrom(
      request.socket.remoteAddress ?? "unknown",
      request.headersDistinct["x-forwarded-for"]?.join(", "),
      env.TRUST_PROXY,
    ),
  );

/** Why a connection may not have a talk; null if it may. */
function refusalOf(request: IncomingMessage, line: WebSocket, deps: Deps): string | null {
  // Browsers send the page's origin, and no page can forge it.
  if (request.headers.origin !== new URL(deps.env.siteUrl).origin) return voiceTexts.foreignPage;
  return line.protocol === convaiSubprotocol ? null : voiceTexts.oldPage;
}

const createWire = (line: WebSocket): Wire => ({
  send: (text) => {
    if (line.bufferedAmount < maxBuffered) line.send(text);
    // A last message would wait behind all that sound.
    else line.terminate();
  },
  close: (code, reason) => {
    line.close(code, reason);
  },
});

/** Ties a talk to its connection. */
function connect(line: WebSocket, talk: Talk): void {
  const letGo = registerStream(() => {
    talk.end(1001, voiceTexts.serverStops);
  });
  const onClose = (): void => {
    letGo();
    talk.lost();
  };
  // The protocol sends even sound as text.
  line.on("message", (data: Buffer, isBinary) => {
    talk.receive(isBinary ? "" : data.toString());
  });
  line.once("close", onClose);
  // It may have closed during the look-up.
  if (line.readyState === line.CLOSED) onClose();
}

/** Leads the talk of one connection from its beginning to its end. Never rejects. */
async function serveTalk(source: DepsSource, request: IncomingMessage, line: WebSocket): Promise<void> {
  // A protocol error closes the connection; nothing else is to be done.
  line.on("error", () => undefined);
  // Its first frames come while the ticket is looked up.
  line.pause();
  try {
    const deps = await source.get();
    const refusal = refusalOf(request, line, deps);
    const parameters = new URL(request.url ?? "", "http://localhost").searchParams;
    const caller = {
      token: parameters.get(tokenParameter) ?? "",
      agentId: parameters.get("agent_id") ?? "",
      network: networkOfCaller(request, deps),
    };
    if (refusal === null) connect(line, await startTalk(deps, caller, createWire(line)));
    else line.close(1008, refusal);
  } catch (error) {
    if (!(error instanceof DomainError))
      source.peek()?.log.error("a talk failed to start", describeFault(error));
    line.close(1008, error instanceof DomainError ? error.message : voiceTexts.failed);
  } finally {
    line.resume();
  }
}

/** A second of sound is 64 kB in base64; the earlier turns of a long talk are about as much. */
const maxFrameBytes = 256 * 1024;
/** Twice what a talk takes. */
const maxBytesPerSecond = 200_000;
const options = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: maxFrameBytes,
  /** How long a client may take to confirm a close: a server that stops waits for it. */
  closeTimeout: seconds(2),
  handleProtocols: (offered: ReadonlySet<string>) => offered.has(convaiSubprotocol) && convaiSubprotocol,
};

/** Limits bytes, because frames may arrive before or after a talk, or be pings that the talk never sees. */
function cutOffFloods(socket: Duplex): void {
  const isWithinPace = createBucket(systemTimers, maxBytesPerSecond);
  socket.on("data", (bytes: Buffer) => {
    if (!isWithinPace(bytes.length)) socket.destroy();
  });
}

/** The WebSocket of talks, at the path where @elevenlabs/client looks for it. */
export function talkSocket(source: DepsSource) {
  const sockets = new WebSocketServer(options);
  /** Whether a request asks for this kind of connection. Any other is handled as an ordinary request. */
  const wants = ({ headers, url }: IncomingMessage): boolean =>
    headers.upgrade?.toLowerCase() === "websocket" && url?.split("?")[0] === convaiPath;
  return {
    wants,
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      if (!wants(request)) {
        // Only Node before 24.9 brings these here. Nobody else listens to them or ends them.
        const letGo = (): void => void socket.destroy();
        socket.on("error", letGo);
        socket.once("finish", letGo);
        socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
        return;
      }
      sockets.handleUpgrade(request, socket, head, (line) => {
        cutOffFloods(socket);
        // Only the path is logged: the query has the token.
        const requestId = randomUUID();
        source.peek()?.log.info("request", { requestId, method: "GET", route: convaiPath, status: 101 });
        // Refused after the upgrade, because browsers hide other answers.
        void serveTalk(source, request, line);
      });
    },
  };
}

export type TalkSocket = ReturnType<typeof talkSocket>;
