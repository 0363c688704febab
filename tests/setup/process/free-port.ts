import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

async function canListen(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, "127.0.0.1"), "listening");
  } catch {
    return false;
  }
  await once(probe.close(), "close");
  return true;
}

/**
 * A port that nobody listened on a moment ago, for a program that cannot choose one itself. It lies below those that
 * systems lend to outgoing connections (from 32,768 on), any of which could take it before the program does.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(20_000, 32_768);
    if (await canListen(port)) return port;
  }
  throw new Error("No port could be had.");
}
