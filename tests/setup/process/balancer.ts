import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { freePort } from "./free-port.ts";

/** One address in front of several servers. */
export interface Balancer {
  readonly url: string;
  /** Replaces the servers, which answer in turn. */
  lead(servers: readonly string[]): void;
  readonly answered: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

const isDown = (error: NodeJS.ErrnoException): boolean => error.code === "ECONNREFUSED";

/** Requests go to the next server in turn; missing ones are skipped. A dying server cuts its requests. */
export async function startBalancer(): Promise<Balancer> {
  let up: readonly string[] = [];
  let turn = 0;
  const answered = new Map<string, number>();

  function pass(asked: IncomingMessage, body: Buffer, answer: ServerResponse): void {
    const server = up[(turn += 1) % up.length];
    if (server === undefined) {
      answer.writeHead(503).end();
      return;
    }
    const { method = "GET", url = "/", headers } = asked;
    const sent = request(server + url, { method, headers }, (given) => {
      answered.set(server, (answered.get(server) ?? 0) + 1);
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
      given.on("error", () => answer.destroy());
    });
    sent.on("error", (error) => {
      if (!isDown(error)) {
        answer.destroy();
        return;
      }
      up = up.filter((one) => one !== server);
      pass(asked, body, answer);
    });
    answer.on("close", () => sent.destroy());
    sent.end(body);
  }

  const front = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on("data", (part: Buffer) => parts.push(part));
    asked.on("end", () => pass(asked, Buffer.concat(parts), answer));
  });
  const port = await freePort();
  front.listen(port, "127.0.0.1");
  await once(front, "listening");
  return {
    url: `http://localhost:${String(port)}`,
    lead: (servers) => {
      up = servers;
    },
    answered,
    stop: async () => {
      front.closeAllConnections();
      front.close();
      await once(front, "close");
    },
  };
}
