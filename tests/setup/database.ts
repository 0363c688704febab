import { openDatabase, type Database } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { startDatabaseServer } from "./database-server.ts";

/** A database of its own for one test, removed when the test ends. */
export interface TestDatabase {
  readonly url: string;
  readonly db: Database;
  /** The file, for tests that look at what rests on disk; null on a database server. */
  readonly file: string | null;
}

let template: Promise<string> | undefined;

/** A migrated file, made once for each worker of the test runner: copying it is faster than migrating. */
async function makeTemplate(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), "openpane-template-")), "template.db");
  await migrate({ url: `file:${file}` });
  return file;
}

async function makeFile(): Promise<{ url: string; file: string }> {
  template ??= makeTemplate();
  const folder = await mkdtemp(join(tmpdir(), "openpane-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "test.db");
  await copyFile(await template, file);
  return { url: `file:${file}`, file };
}

/** A fresh database: a file, or with TEST_DATABASE=server a libSQL server of its own. */
export async function makeDatabaseUrl(): Promise<{ url: string; file: string | null }> {
  if (process.env["TEST_DATABASE"] !== "server") return makeFile();
  const server = await startDatabaseServer();
  onTestFinished(() => server.stop());
  await migrate({ url: server.url });
  return { url: server.url, file: null };
}

export async function openTestDatabase(): Promise<TestDatabase> {
  const { url, file } = await makeDatabaseUrl();
  const db = await openDatabase({ url });
  onTestFinished(() => db.close());
  return { url, db, file };
}
