import { openDatabase } from "#db/client.ts";
import { depsOver } from "#src/server/app.ts";
import { parseEnv } from "#src/server/env.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { shareSurvey } from "#src/server/domain/survey/share-survey.ts";
import { serverEntry } from "#scripts/build/builds.ts";
import { freePort } from "#tests/setup/process/free-port.ts";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Product {
  readonly url: string;
  /** Of its process. */
  readonly pid: number;
  readonly databaseUrl: string;
  /** A session. */
  readonly token: string;
  readonly shareId: string;
  /** More open rounds, each with its own link. */
  readonly shareIds: readonly string[];
  stop(): Promise<void>;
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The server did not start. Is there a build? (npm run build)");
}

/** A benchmark that fails leaves no server behind. */
function endWithUs(child: ChildProcess): void {
  process.once("exit", () => child.kill());
}

/** The build, in a process of its own on a fresh database, with someone signed in and rounds to answer. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "openpane-bench-"));
  const databaseUrl = `file:${join(folder, "bench.db")}`;
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}`;
  const server = spawn(process.execPath, [serverEntry], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      // As `npm start` does: without it, React renders pages in its development mode, three times as slowly.
      NODE_ENV: "production",
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: "1",
      // Demos may be half of all talks, and the bench has fifty at once.
      VOICE_TALKS_AT_ONCE: "100",
      LOG_LEVEL: "warn",
    },
  });
  endWithUs(server);
  await untilReady(url);
  const db = await openDatabase({ url: databaseUrl });
  const deps = depsOver(parseEnv({}), db);
  const owner = await makeFacilitator(deps);
  const token = await deps.sessions.start(owner.userId);
  const shareIds: string[] = [];
  for (let i = 0; i < 8; i += 1) {
    const { id } = await createSurvey(deps, owner, {});
    shareIds.push((await shareSurvey(deps, owner, id)).shareId);
  }
  await db.close();
  return {
    url,
    pid: server.pid ?? 0,
    databaseUrl,
    token,
    shareId: shareIds[0] ?? "",
    shareIds,
    stop: async () => {
      server.kill("SIGTERM");
      await once(server, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The least that a Node server can do: the same small answer to everything, in a process of its own. */
export async function startBare(): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ["scripts/bench/servers.ts", "bare"], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  endWithUs(child);
  const port = await new Promise((resolve) => child.once("message", resolve));
  return {
    url: `http://127.0.0.1:${String(port)}/`,
    stop: async () => {
      child.kill();
      await once(child, "exit");
    },
  };
}

if (process.argv[2] === "bare") {
  const body = JSON.stringify({ hello: "world" });
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(body);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" ? address?.port : null);
  });
}
