import { migrate } from "#db/migrate.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startDatabaseServer } from "./database-server.ts";

/*
 * Runs once before all tests: creates a database with the newest schema and no rows. Tests copy it, which
 * takes a tenth of the migrations' time.
 */

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder of test.db, or with TEST_DATABASE=server the files of a libSQL server. */
    readonly emptyDatabase: string;
  }
}

async function migrateOnServer(folder: string): Promise<void> {
  const server = await startDatabaseServer(folder);
  try {
    await migrate({ url: server.url });
  } finally {
    await server.stop();
  }
}

/** Vitest calls it by this name. @returns a function that removes the folder after the last test */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "openpane-empty-"));
  if (process.env["TEST_DATABASE"] === "server") await migrateOnServer(folder);
  else await migrate({ url: `file:${join(folder, "test.db")}` });
  project.provide("emptyDatabase", folder);
  return () => rm(folder, { recursive: true, force: true });
}
