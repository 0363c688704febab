import type { Client } from "@libsql/client";
import { connect, isFileUrl, type DatabaseSettings } from "#db/connection.ts";
import { isDamaged } from "#db/faults.ts";
import { BackupError } from "./backup-error.ts";
import { copyRows } from "./copy-rows.ts";
import { withCopy } from "./open-copy.ts";

async function refuseDamage(copy: () => Promise<void>): Promise<void> {
  try {
    await copy();
  } catch (error) {
    if (isDamaged(error)) throw new BackupError("What is to be copied is damaged, or no database.");
    throw error;
  }
}

async function vacuumInto(source: Client, path: string): Promise<void> {
  await source.execute({ sql: "VACUUM INTO ?", args: [path] });
}

async function copy(settings: DatabaseSettings, path: string): Promise<void> {
  const source = await connect(settings);
  try {
    if (isFileUrl(settings.url)) await vacuumInto(source, path);
    else await withCopy(path, (target) => copyRows(source, target));
  } finally {
    source.close();
  }
}

/**
 * Copies a database as it is at one moment into an empty file. Nobody waits for it.
 *
 * @throws {BackupError} when it is damaged
 */
export const copyDatabase = (settings: DatabaseSettings, path: string): Promise<void> =>
  refuseDamage(() => copy(settings, path));

/** Copies a file that nobody uses, as it is. @throws {BackupError} when it is damaged */
export const copyFile = (from: string, path: string): Promise<void> =>
  refuseDamage(() => withCopy(from, (source) => vacuumInto(source, path)));
