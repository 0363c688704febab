/**
 * `npm run check:dependencies`: the lock file's hashes, the licences of what the product runs on, and its known faults, for which
 * it asks the registry. `--licences` lists the licences alone.
 */
import { runAudit, type Audit } from "./dependencies/audit.ts";
import { licenceFaultOf, listLicences } from "./dependencies/licences.ts";
import { faultOf, readLockFile } from "./dependencies/lock-file.ts";

function say(what: string, faults: readonly string[]): void {
  console.log(`${faults.length === 0 ? "ok   " : "fails"}  ${what}`);
  for (const fault of faults) console.log(`       ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

function sayAudit(audit: Audit): void {
  const what = "no known faults (npm audit)";
  if (audit.result === "unknown")
    console.log(`look   The registry can’t be asked for known faults from here: ${audit.reason}`);
  else say(what, audit.result === "clean" ? [] : audit.packages);
}

const packages = readLockFile();
if (process.argv.includes("--licences")) {
  for (const line of listLicences(packages)) console.log(line);
} else {
  const faults = (of: typeof faultOf) => packages.flatMap((locked) => of(locked) ?? []);
  say(`hashes of ${String(packages.length)} locked packages`, faults(faultOf));
  say("licences of what the product runs on", faults(licenceFaultOf));
  sayAudit(runAudit());
}
