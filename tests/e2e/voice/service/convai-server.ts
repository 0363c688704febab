import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { convaiPath, convaiSubprotocol, tokenParameter } from "#src/shared/voice/protocol.ts";
import { signs, startFakeElevenLabs } from "#tests/fakes/elevenlabs-server.ts";
import { createQueue, type Line, openLine } from "./line.ts";

/** The next connection introduces itself, is silent, or closes at once. */
type Manner = "greets" | "is silent" | { readonly code: number; readonly reason: string };

/** ElevenLabs' side of a talk: signs a URL for our server, then talks with the browser. */
export async function startConvai() {
  const elevenLabs = await startFakeElevenLabs(signs);
  const lines = createQueue();
  const faults: string[] = [];
  const streams: Duplex[] = [];
  const fake = { manner: "greets" as Manner };
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) => offered.has(convaiSubprotocol) && convaiSubprotocol,
  });
  elevenLabs.server.on("upgrade", (request, stream, head) => {
    streams.push(stream);
    const { pathname, searchParams } = new URL(request.url ?? "", elevenLabs.apiUrl);
    if (pathname !== convaiPath || searchParams.get(tokenParameter) !== "cvtkn_1")
      faults.push(request.url ?? "");
    sockets.handleUpgrade(request, stream, head, (socket) => {
      if (socket.protocol !== convaiSubprotocol) faults.push("The browser asked for another subprotocol.");
      const { manner } = fake;
      if (typeof manner === "object") {
        socket.close(manner.code, manner.reason);
        return;
      }
      const end = {
        send: (text: string) => {
          socket.send(text);
        },
        onText: (take: (text: string) => void) => {
          socket.on("message", (data: Buffer) => {
            try {
              take(data.toString());
            } catch (error) {
              faults.push(String(error));
            }
          });
        },
        close: (code: number, reason?: string) => {
          socket.close(code, reason);
          return Promise.resolve();
        },
      };
      openLine(end, { greets: manner === "greets", onGreeted: lines.add });
    });
  });
  return Object.assign(fake, {
    apiUrl: elevenLabs.apiUrl,
    calls: elevenLabs.calls,
    nextLine: (): Promise<Line> => lines.next(),
    /** Unknown frames, which fail a test. */
    faults,
    vanish: () => {
      for (const stream of streams.splice(0)) stream.destroy();
    },
    stop: async () => {
      for (const stream of streams) stream.destroy();
      await elevenLabs.stop();
    },
  });
}
