import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "#tests/setup/process/free-port.ts";

export interface DatabaseServer {
  readonly url: string;
  /** Its process id. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Starts a real libSQL server (the program in SQLD) on a folder, empty or of an earlier server.
 *
 * @param port a free one by default
 */
export async function startDatabaseServer(folder: string, port?: number): Promise<DatabaseServer> {
  const program = process.env["SQLD"];
  if (program === undefined) throw new Error("SQLD must name the libSQL server’s program.");
  const address = `127.0.0.1:${String(port ?? (await freePort()))}`;
  const server = spawn(program, ["-d", folder, "--http-listen-addr", address, "--no-welcome"], {
    stdio: "ignore",
  });
  const exited = once(server, "exit");
  const url = `http://${address}`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error("The libSQL server did not start.");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    url,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill("SIGKILL");
      await exited;
    },
  };
}
