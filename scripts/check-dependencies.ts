/** `npm run check:dependencies`: hashes, licences, and npm's list of known faults. */
import { spawnSync } from "node:child_process";
import { faultOf, licenceFaultOf, readLockFile } from "./build/packages.ts";

function say(what: string, faults: readonly string[]): void {
  console.log(`${faults.length === 0 ? "ok   " : "fails"}  ${what}`);
  for (const fault of faults) console.log(`       ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

const packages = readLockFile();
const faults = (of: typeof faultOf) => packages.flatMap((locked) => of(locked) ?? []);
say(`hashes of ${String(packages.length)} locked packages`, faults(faultOf));
say("licences of what the product runs on", faults(licenceFaultOf));
const { status } = spawnSync("npm", ["audit", "--omit=dev"], { stdio: "inherit" });
if (status !== 0) process.exitCode = 1;
