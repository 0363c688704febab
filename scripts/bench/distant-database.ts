import { ensureLibsqlServer } from "#scripts/libsql-server.ts";
import { startDatabaseServer } from "#tests/setup/database/database-server.ts";
import { freePort } from "#tests/setup/process/free-port.ts";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A libSQL server that is so many milliseconds away. */
export interface DistantDatabase {
  /** Where it's near, for what a test starts from. */
  readonly nearUrl: string;
  readonly url: string;
  /** How often it has been asked over the distance. */
  trips(): number;
  stop(): Promise<void>;
}

/** @returns null where there is no libSQL server for this platform */
export async function startDistantDatabase(awayMs: number): Promise<DistantDatabase | null> {
  const program = ensureLibsqlServer();
  if (program === null) return null;
  process.env["SQLD"] = program;
  const folder = await mkdtemp(join(tmpdir(), "openpane-distant-"));
  const server = await startDatabaseServer(folder);
  const agent = new Agent({ keepAlive: true });
  let trips = 0;
  const line = createServer((asked, answer) => {
    trips += 1;
    const { method, url = "/", headers } = asked;
    const sent = request(server.url + url, { method, headers, agent }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    sent.on("error", () => answer.destroy());
    setTimeout(() => asked.pipe(sent), awayMs);
  });
  const port = await freePort();
  line.listen(port, "127.0.0.1");
  await once(line, "listening");
  return {
    nearUrl: server.url,
    url: `http://127.0.0.1:${String(port)}`,
    trips: () => trips,
    stop: async () => {
      agent.destroy();
      line.closeAllConnections();
      line.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
