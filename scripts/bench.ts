/**
 * `npm run bench`: the server's speed as a share of what this machine can do, as medians of three rounds that
 * alternate with the yardstick. The exit code is 1 if a share is too small.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchClients } from "./bench/clients.ts";
import { benchAnswers, benchRequests, benchSignIns, benchStorm, startProduct } from "./bench/rows.ts";
import { driverFor, startBare, startHashes } from "./bench/yardsticks.ts";
import { buildIfChanged } from "./build/build-if-changed.ts";

// Older builds would say nothing about the sources.
buildIfChanged();
const folder = mkdtempSync(join(tmpdir(), "openpane-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

console.log("A second, beside the yardstick, and the share\n");
const product = await startProduct(`file:${join(folder, "bench.db")}`);
const bare = await startBare();
await benchRequests(product, bare);
bare.stop();
await benchAnswers(product, await driverFor(product.databaseUrl, product.shareIds[0] ?? "", 1_000));
const hashes = startHashes();
await benchSignIns(product, hashes);
hashes.stop();
await benchStorm(product, 2_000, 5);
await product.stop();

console.log("\nWhat grows, as medians, and how much it grows\n");
await benchClients(`file:${join(folder, "clients.db")}`);
