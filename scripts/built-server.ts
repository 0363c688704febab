import { listSettings } from "#src/server/env.ts";
import { serverEntry } from "./build/builds.ts";
import { freePort } from "#tests/setup/process/free-port.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";

/** The build, running in its own process. */
export interface BuiltServer {
  readonly url: string;
  /** Its process id. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
  /** Kills it like a power cut. */
  readonly kill: () => Promise<void>;
}

/** Sets every setting, so that none comes from the environment or a .env file. */
export function trialSettings(url: string, databaseUrl: string): Record<string, string> {
  return {
    ...Object.fromEntries(listSettings().map(({ name }) => [name, ""])),
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: new URL(url).port,
    SITE_URL: url,
    DATABASE_URL: databaseUrl,
    MAIL_FROM: "Openpane <no-reply@localhost>",
    OPENAI_MODEL: "none",
    TRUST_PROXY: "0",
    BOT_CHECK: "off",
    LOG_LEVEL: "warn",
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Starts the newest build on a free port with that database, and waits until it answers.
 * @param folder the project's, or one with its own builds, packages and migrations
 */
export async function startBuiltServer(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
  folder = process.cwd(),
): Promise<BuiltServer> {
  const url = `http://localhost:${await freePort()}`;
  const server = spawn(process.execPath, [serverEntry], {
    cwd: folder,
    env: { ...process.env, ...trialSettings(url, databaseUrl), ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = once(server, "exit");
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error("The server did not start; see above.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    server.kill(signal);
    await exited;
  };
  return { url, pid: server.pid ?? 0, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
