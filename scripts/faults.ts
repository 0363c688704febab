/**
 * `npm run faults [-- name …]`: bad days, made to happen to the built server. Each line says what was measured; the exit code is 1
 * when something that people are promised did not hold.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import { buildIfChanged } from "./build/build-if-changed.ts";
import { appKilled } from "./faults/app-killed.ts";
import { buildSwapped } from "./faults/build-swapped.ts";
import { databaseServerHangs } from "./faults/database-server-hangs.ts";
import { databaseServerKilled } from "./faults/database-server-killed.ts";
import { diskFull } from "./faults/disk-full.ts";
import type { Fault } from "./faults/fault.ts";
import { outsideHangs } from "./faults/outside-hangs.ts";
import { readOnly } from "./faults/read-only.ts";
import { rollingRestart } from "./faults/rolling-restart.ts";
import { wrongClock } from "./faults/wrong-clock.ts";
import { idleConnections } from "./faults/idle-connections.ts";
import { inSeconds } from "./faults/figures.ts";

const faults: readonly Fault[] = [
  appKilled,
  databaseServerKilled,
  databaseServerHangs,
  diskFull,
  readOnly,
  buildSwapped,
  rollingRestart,
  idleConnections,
  outsideHangs,
  wrongClock,
];

/** Twice as long as the longest takes on a busy machine. */
const longestMs = 300_000;

async function happen({ name, run }: Fault): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), `openpane-${name}-`));
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const startedAt = performance.now();
  try {
    const tooLong = sleep(longestMs, undefined, { ref: false }).then(() => {
      throw new Error(`It did not end within ${inSeconds(longestMs)}.`);
    });
    const measured = await Promise.race([run({ folder, afterwards: (end) => ends.unshift(end) }), tooLong]);
    console.log(`ok   ${name.padEnd(18)} ${measured} (${inSeconds(performance.now() - startedAt)})`);
    return true;
  } catch (error) {
    console.log(`FAIL ${name.padEnd(18)} ${inspect(error)}`);
    return false;
  } finally {
    for (const end of ends) await end();
  }
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(", ")}. Choose from: ${faults.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}
buildIfChanged();
for (const fault of faults)
  if ((names.length === 0 || names.includes(fault.name)) && !(await happen(fault))) process.exitCode = 1;
