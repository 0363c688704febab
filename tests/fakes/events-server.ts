import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { listen } from "#tests/fakes/listen.ts";

/** A received event. */
interface ReceivedEvent {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

type Behaviour = (response: ServerResponse) => void;

export const accepts: Behaviour = (response) => void response.writeHead(202).end("ok");

/** A real HTTP server as analytics service; it ends with the test. */
export async function startEventsServer(behaviour: Behaviour = accepts) {
  const events: ReceivedEvent[] = [];
  const service = { behaviour };
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      events.push({ path: request.url ?? "", headers: request.headers, body: JSON.parse(raw) as unknown });
      service.behaviour(response);
    });
  });
  const { host, stop } = await listen(server);
  onTestFinished(stop);
  return { url: `http://${host}/api/event?key=secret`, events, service };
}
