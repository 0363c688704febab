/**
 * `npm run bench:data -- <file> [share]`: makes a database of what two years of a well-used site leave behind: a million answers and so on, see
 * bench/growth/data. A share of 0.1 makes a tenth, and there is no more than all. To look around in it, name it in DATABASE_URL.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { knownPassword } from "#tests/factories/password.ts";
import { makeWorld } from "./bench/growth/world.ts";

const [file, share = "1"] = process.argv.slice(2);
if (file === undefined || !(Number(share) > 0 && Number(share) <= 1)) {
  console.error(
    "Name the file to make, and the share of the data if not all, up to 1: npm run bench:data -- full.db 0.1",
  );
  process.exit(1);
}
if (existsSync(file)) {
  console.error(`${file} exists. Name one that doesn’t.`);
  process.exit(1);
}
const began = performance.now();
const world = await makeWorld(resolve(file), Number(share), 100);
await world.close();
const seconds = ((performance.now() - began) / 1_000).toFixed(0);
console.log(
  `Filled ${file} in ${seconds} s. Sign in as ${world.collector.email} with the password ${knownPassword}.`,
);
