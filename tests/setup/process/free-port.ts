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
 * A free port for a program that can't choose one itself, below those for outgoing connections (from 32,768
 * on), which could take it first.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(20_000, 32_768);
    if (await canListen(port)) return port;
  }
  throw new Error("No port could be had.");
}
