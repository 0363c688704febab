/**
 * `npm run bench`: what the server reaches as a share of what this machine can do, measured in one run, so that the shares mean the same on
 * every machine. Every figure is a median of three rounds, which take turns with the yardstick. The exit code is 1 where a share is too small.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabaseServer } from "#tests/setup/database/database-server.ts";
import { perSecond } from "./bench/load.ts";
import {
  benchDatabase,
  benchRequests,
  benchSignIns,
  benchStorm,
  nextAnswer,
  startProduct,
} from "./bench/rows.ts";
import { driverFor, startBare, startHashes } from "./bench/yardsticks.ts";
import { buildIfChanged } from "./build/build-if-changed.ts";
import { ensureLibsqlServer } from "./libsql-server.ts";

// Figures of an older build would say nothing of the sources.
buildIfChanged();
const folder = mkdtempSync(join(tmpdir(), "openpane-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

console.log("A second, beside the yardstick, and the share\n");
const onFile = await startProduct(`file:${join(folder, "bench.db")}`);
const bare = await startBare();
await benchRequests(onFile, bare);
bare.stop();

const driver = await driverFor(onFile.databaseUrl, onFile.shareIds[0] ?? "", 1_000);
await benchDatabase(onFile, "on a file, beside the driver", { answers: driver, pages: null }, 0.35);

const program = ensureLibsqlServer();
if (program === null) console.log("There is no libSQL server for this platform; name one in SQLD.");
else {
  process.env.SQLD = program;
  const database = await startDatabaseServer(join(folder, "server"));
  const onServer = await startProduct(database.url);
  const [url] = onFile.urls;
  const answers = () => perSecond([url], () => nextAnswer(onFile), 4);
  const pages = () => perSecond([url], onFile.page, 4);
  await benchDatabase(onServer, "on a libSQL server, beside a file", { answers, pages }, null);
  await onServer.stop();
  await database.stop();
}

const hashes = startHashes();
await benchSignIns(onFile, hashes);
hashes.stop();
await benchStorm(onFile, 500, 10);
await benchStorm(onFile, 2_000, 5);
await onFile.stop();
