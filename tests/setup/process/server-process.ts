import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";

export interface ServerProcess {
  readonly url: string;
  /** Kills it like a power cut. */
  kill(): void;
  /** Asks it to end. */
  terminate(): void;
  /** Resolves with the exit code. */
  readonly exited: Promise<number | null>;
}

/** The API in its own process, on an existing database, behind one trusted proxy. */
export async function startServerProcess(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["tests/setup/api-server.ts"], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, DATABASE_URL: databaseUrl, TRUST_PROXY: "1", LOG_LEVEL: "silent", ...settings },
  });
  const exited = once(child, "exit").then(([code]: unknown[]) => (typeof code === "number" ? code : null));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exited;
  });
  const port = await new Promise((resolve) => child.once("message", resolve));
  return {
    url: `http://127.0.0.1:${String(port)}`,
    kill: () => child.kill("SIGKILL"),
    terminate: () => child.kill("SIGTERM"),
    exited,
  };
}
