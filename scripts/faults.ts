/**
 * `npm run faults [-- name …]`: failures of the built server and its environment. Lines have measurements;
 * the exit code is 1 if a promise was broken.
 */
import { inspect } from "node:util";
import { buildIfChanged } from "./build/build-if-changed.ts";
import { databaseServerHangs, databaseServerKilled, diskFull, readOnly } from "./faults/database-faults.ts";
import { outsideHangs, wrongClock } from "./faults/outside-faults.ts";
import { appKilled, rollingRestart } from "./faults/process-faults.ts";
import { inScene, inSeconds, type Fault } from "./faults/scene.ts";

const faults: readonly Fault[] = [
  ...[appKilled, databaseServerKilled, databaseServerHangs, diskFull, readOnly],
  ...[rollingRestart, outsideHangs, wrongClock],
];
async function happen(fault: Fault): Promise<void> {
  const name = fault.name.padEnd(18);
  const startedAt = performance.now();
  try {
    const measured = await inScene(fault);
    console.log(`ok   ${name} ${measured} (${inSeconds(performance.now() - startedAt)})`);
  } catch (error) {
    console.log(`FAIL ${name} ${inspect(error)}`);
    process.exitCode = 1;
  }
}

const names = process.argv.slice(2);
const known = faults.map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. Choose from: ${known.join(", ")}.`);
  process.exit(1);
}
buildIfChanged();
for (const fault of faults) if (names.length === 0 || names.includes(fault.name)) await happen(fault);
