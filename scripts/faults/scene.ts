import { strict as assert } from "node:assert";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tests/setup/process/free-port.ts";
import { startBuiltServer, type BuiltServer } from "#scripts/built-server.ts";

/** A failure of the built server or its environment, during which promises must hold. */
export interface Fault {
  readonly name: string;
  /**
   * @returns the measurement, for people to read
   * @throws if a promise was broken
   */
  readonly run: (scene: Scene) => Promise<string>;
}

export interface Scene {
  /** An empty folder, removed afterwards. */
  readonly folder: string;
  /** A database file in that folder. */
  readonly databaseUrl: string;
  /** Cleans up after the fault, in reverse order. */
  readonly afterwards: (end: () => unknown) => void;
  /** Starts the built server, killed afterwards. It trusts requests about their network. */
  readonly start: (
    databaseUrl: string,
    settings?: Readonly<Record<string, string>>,
    folder?: string,
  ) => Promise<BuiltServer>;
}

/** Twice as long as the slowest on a busy machine. */
const longestMs = 300_000;

/** Runs a fault in its own scene. */
export async function inScene({ name, run }: Fault): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `openpane-${name}-`));
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const afterwards = (end: () => unknown) => ends.unshift(end);
  const start: Scene["start"] = async (databaseUrl, settings = {}, of) => {
    const server = await startBuiltServer(databaseUrl, { TRUST_PROXY: "1", ...settings }, of);
    afterwards(server.kill);
    return server;
  };
  try {
    const tooLong = sleep(longestMs, undefined, { ref: false }).then(() => {
      throw new Error(`It did not end within ${inSeconds(longestMs)}.`);
    });
    const databaseUrl = `file:${join(folder, "openpane.db")}`;
    return await Promise.race([run({ folder, databaseUrl, afterwards, start }), tooLong]);
  } finally {
    for (const end of ends) await end();
  }
}

export const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
export const inMs = (ms: number): string => `${ms.toFixed(0)} ms`;

/** Waits for something. @returns how long that took, in milliseconds */
export async function until(
  isDone: () => boolean | Promise<boolean>,
  otherwise: string,
  withinMs = 60_000,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await isDone())) {
    assert.ok(performance.now() - startedAt < withinMs, `${otherwise} within ${inSeconds(withinMs)}`);
    await sleep(20);
  }
  return performance.now() - startedAt;
}

/** A connection to another server that can be cut silently, like a pulled plug. */
export interface Line {
  readonly port: number;
  readonly cut: () => void;
  /** New connections work again; older ones stay dead. */
  readonly mend: () => void;
  /** How many connections there were, and how many there are. */
  readonly connected: () => { readonly ever: number; readonly now: number };
  readonly stop: () => Promise<void>;
}

/** @param to a port on this machine; null: a server that accepts connections and never answers */
export async function startLine({ afterwards }: Scene, to: number | null): Promise<Line> {
  const ends = new Set<Socket>();
  const dead = new WeakSet<Socket>();
  let isCut = to === null;
  let ever = 0;

  function lead(from: Socket, into: Socket | null): void {
    ends.add(from);
    if (isCut) dead.add(from);
    from.on("error", () => undefined);
    from.on("data", (chunk) => {
      if (!dead.has(from)) into?.write(chunk);
    });
    from.on("close", () => {
      ends.delete(from);
      if (!dead.has(from)) into?.destroy();
    });
  }

  const server = createServer((near) => {
    ever += 1;
    const far = to === null ? null : connect(to, "127.0.0.1");
    lead(near, far);
    if (far !== null) lead(far, near);
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    if (!server.listening) return;
    server.close();
    for (const end of ends) end.destroy();
    await once(server, "close");
  };
  afterwards(stop);
  return {
    port,
    cut: () => {
      isCut = true;
      for (const end of ends) dead.add(end);
    },
    mend: () => {
      isCut = false;
    },
    connected: () => ({ ever, now: ends.size }),
    stop,
  };
}
