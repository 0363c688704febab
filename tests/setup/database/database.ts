import { openDatabase, type Database } from "#db/client.ts";
import { copyFile, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished } from "vitest";
import { startDatabaseServer } from "./database-server.ts";
import { mayScan } from "./known-scans.ts";
import { hearingProductAlone, listenForScans } from "./statement-plans.ts";

/** A database for one test, removed when it ends. */
export interface TestDatabase {
  readonly url: string;
  readonly db: Database;
  /** The file, for tests of stored bytes; null on a database server. */
  readonly file: string | null;
}

/** A fresh database: a file, or with TEST_DATABASE=server a libSQL server of its own. */
export async function makeDatabaseUrl(): Promise<{ url: string; file: string | null }> {
  const folder = await mkdtemp(join(tmpdir(), "openpane-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const empty = inject("emptyDatabase");
  if (process.env["TEST_DATABASE"] !== "server") {
    const file = join(folder, "test.db");
    // In its own folder, because the driver may delete files beside it at any time.
    await copyFile(join(empty, "test.db"), file);
    return { url: `file:${file}`, file };
  }
  await cp(empty, folder, { recursive: true });
  const server = await startDatabaseServer(folder);
  onTestFinished(() => server.stop());
  return { url: server.url, file: null };
}

/** Fails the test if the product scans a whole table in it: see statement-plans.ts. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { url, file } = await makeDatabaseUrl();
  const { hear, listScans } = listenForScans(mayScan);
  // A libSQL server plans like a file does.
  const listening = file === null ? {} : { onStatement: hear };
  const db = hearingProductAlone(await openDatabase({ url, ...listening }));
  onTestFinished(async () => {
    await db.close();
    expect(await listScans(), "statements that read a whole table").toEqual([]);
  });
  return { url, db, file };
}
