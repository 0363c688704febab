import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { trialSettings } from "#scripts/built-server.ts";
import { serverEntry } from "#scripts/build/builds.ts";
import { freePort } from "#tests/setup/process/free-port.ts";

/** Whom nothing belongs to: root may write everywhere. */
const nobody = { uid: 65_534, gid: 65_534 };

/**
 * Starts the built server and waits for it to give up. @returns what it says.
 *
 * @throws when it starts.
 */
export async function refusedStart(databaseUrl: string, as: "us" | "nobody" = "us"): Promise<string> {
  const env = {
    ...process.env,
    ...trialSettings(`http://localhost:${String(await freePort())}`, databaseUrl),
  };
  const who = as === "nobody" && process.getuid?.() === 0 ? nobody : {};
  const server = spawn(process.execPath, [serverEntry], {
    ...who,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 20_000,
  });
  const exited = once(server, "exit");
  const said = await text(server.stderr);
  await exited;
  if (server.exitCode !== 1) throw new Error("The server started, or did not end by itself.");
  return said.trim();
}
