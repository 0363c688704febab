import type { Deps, DepsSource } from "#src/server/deps.ts";
import { startTalk } from "#src/server/domain/voice/start-talk.ts";
import type { Talk } from "#src/server/domain/voice/agent/lead-talk.ts";
import type { Wire } from "#src/server/domain/voice/agent/wire.ts";
import { DomainError } from "#src/server/errors.ts";
import { holdStream } from "#src/server/http/streams.ts";
import { clientIpFrom, networkOf } from "#src/server/http/request/client-address.ts";
import { describeFault } from "#src/server/log.ts";
import { convaiSubprotocol, tokenParameter } from "#src/shared/voice/protocol.ts";
import { voiceTexts } from "#src/shared/voice/voice-texts.ts";
import type { IncomingMessage } from "node:http";
import type { WebSocket } from "ws";

/** A client that is so far behind doesn't hear the coach any more: about a minute of sound. */
const mostBuffered = 4 * 1024 * 1024;

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === "object" ? value.join(", ") : value;
};

const networkOfCaller = (request: IncomingMessage, { env }: Deps): string =>
  networkOf(
    clientIpFrom(
      request.socket.remoteAddress ?? "unknown",
      headerOf(request, "x-forwarded-for"),
      env.TRUST_PROXY,
    ),
  );

/** Browsers say on which page a connection was opened, and no page can make them lie. */
const isOwnPage = (request: IncomingMessage, { env }: Deps): boolean =>
  request.headers.origin === new URL(env.siteUrl).origin;

const parameterOf = ({ url = "" }: IncomingMessage, name: string): string =>
  new URL(url, "http://localhost").searchParams.get(name) ?? "";

/** A sentence for a connection that may not have a talk. */
function refusalOf(request: IncomingMessage, line: WebSocket, deps: Deps): string | null {
  if (!isOwnPage(request, deps)) return voiceTexts.foreignPage;
  return line.protocol === convaiSubprotocol ? null : voiceTexts.oldPage;
}

const wireOver = (line: WebSocket): Wire => ({
  send: (text) => {
    if (line.bufferedAmount < mostBuffered) line.send(text);
    // A last word would wait behind all that sound.
    else line.terminate();
  },
  close: (code, reason) => {
    line.close(code, reason);
  },
});

/** Ties a talk to its connection. */
function connect(line: WebSocket, talk: Talk): void {
  const letGo = holdStream(() => {
    talk.end(1001, voiceTexts.serverStops);
  });
  const onClose = (): void => {
    letGo();
    talk.lost();
  };
  // Sound comes as text, too: nothing of the protocol is binary.
  line.on("message", (data: Buffer, isBinary) => {
    talk.receive(isBinary ? "" : data.toString());
  });
  line.once("close", onClose);
  // It may have gone away while we looked for its ticket.
  if (line.readyState === line.CLOSED) onClose();
}

/** Leads the talk of one connection from its beginning to its end. Never rejects. */
export async function serveTalk(
  source: DepsSource,
  request: IncomingMessage,
  line: WebSocket,
): Promise<void> {
  // What breaks the rules of WebSockets themselves closes the line; that is all there is to do about it.
  line.on("error", () => undefined);
  // Its first frames come while the ticket is looked up.
  line.pause();
  try {
    const deps = await source.get();
    const refusal = refusalOf(request, line, deps);
    const caller = {
      token: parameterOf(request, tokenParameter),
      agentId: parameterOf(request, "agent_id"),
      network: networkOfCaller(request, deps),
    };
    if (refusal === null) connect(line, await startTalk(deps, caller, wireOver(line)));
    else line.close(1008, refusal);
  } catch (error) {
    if (!(error instanceof DomainError))
      source.peek()?.log.error("a talk failed to start", describeFault(error));
    line.close(1008, error instanceof DomainError ? error.message : voiceTexts.failed);
  } finally {
    line.resume();
  }
}
