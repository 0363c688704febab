import type { Client } from "@libsql/client";
import { existsSync, lchownSync, mkdirSync, realpathSync, renameSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { connect, type DatabaseSettings } from "#db/connection.ts";
import { isFileUrl, pathOf, closeToOthers } from "#db/database-files.ts";
import { isBusy, isDamaged } from "#db/faults.ts";
import {
  BackupError,
  renameDurably,
  syncToDisk,
  withDraft,
  type Copied,
  type CopyOptions,
  openCopy,
  withCopy,
} from "./draft.ts";
import { copyFile, copyRows } from "./copy-database.ts";

export interface RestoreOptions extends CopyOptions {
  /** Becomes part of the present database's new name. */
  readonly now: Date;
  /** Called only if the present database is too damaged to be locked. */
  readonly isServerRunning: () => Promise<boolean>;
}

interface Restored extends Copied {
  /** The previous database's new path; null if there was none. */
  readonly aside: string | null;
}

const inUse = () => new BackupError("Something uses the database. Stop every server first.");

/**
 * Locks a database exclusively. Leaving WAL mode fails while any other connection is open, even an idle one.
 *
 * @returns null if it is too damaged to be locked
 */
async function lockDatabase(path: string): Promise<Client | null> {
  const client = openCopy(path);
  try {
    await client.execute("PRAGMA journal_mode = DELETE");
    await client.execute("BEGIN EXCLUSIVE");
    return client;
  } catch (error) {
    client.close();
    if (isBusy(error)) throw inUse();
    if (isDamaged(error)) return null;
    throw error;
  }
}

/** Renames a database and its side files. */
function setAside(path: string, now: Date): string {
  closeToOthers(path);
  const aside = `${path}.before-${now.toISOString().slice(0, 19).replaceAll(":", "-")}`;
  for (const end of ["-wal", "-shm", "-journal", ""])
    if (existsSync(path + end)) renameSync(path + end, aside + end);
  return aside;
}

/** For root, who restores for the server's user. */
function giveToOwner(draft: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(existsSync(path) ? path : dirname(path));
  // Not the target of a link: the folder is another user's.
  lchownSync(draft, uid, gid);
}

/**
 * Locks the database at `path`, or ensures that no server uses a damaged one.
 *
 * @returns what ends the lock
 */
async function requireUnused(path: string, { isServerRunning }: RestoreOptions): Promise<() => void> {
  const claimed = existsSync(path) ? await lockDatabase(path) : null;
  if (claimed === null && existsSync(path) && (await isServerRunning())) throw inUse();
  return () => claimed?.close();
}

async function restoreFile(named: string, file: string, options: RestoreOptions): Promise<Restored> {
  mkdirSync(dirname(named), { recursive: true, mode: 0o700 });
  // The database's real path, not a link's.
  const path = existsSync(named) ? realpathSync(named) : named;
  const endLock = await requireUnused(path, options);
  try {
    return await withDraft(
      path,
      (draft) => copyFile(file, draft),
      options,
      (draft) => {
        giveToOwner(draft, path);
        // The draft must be on disk before the database is renamed; what follows takes an instant.
        syncToDisk(draft);
        const aside = existsSync(path) ? setAside(path, options.now) : null;
        renameDurably(draft, path);
        return { aside };
      },
    );
  } finally {
    endLock();
  }
}

async function restoreOnServer(
  settings: DatabaseSettings,
  file: string,
  options: RestoreOptions,
): Promise<Restored> {
  const target = await connect(settings);
  try {
    const { rows } = await target.execute("SELECT 1 FROM sqlite_schema WHERE type = 'table' LIMIT 1");
    if (rows.length > 0)
      throw new BackupError(
        "The database on that server has tables. Give DATABASE_URL the address of an empty one, and keep the other until this one serves.",
      );
    const draft = join(tmpdir(), "openpane-restore");
    return await withDraft(
      draft,
      (path) => copyFile(file, path),
      options,
      async (path) => {
        await withCopy(path, (source) => copyRows(source, target));
        return { aside: null };
      },
    );
  } finally {
    target.close();
  }
}

/**
 * Replaces an unused database with a checked copy; the copy stays. A database on a server must be empty.
 *
 * @throws {BackupError} and changes nothing
 */
export async function restoreBackup(
  settings: DatabaseSettings,
  file: string,
  options: RestoreOptions,
): Promise<Restored> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  if (isFileUrl(settings.url)) return restoreFile(pathOf(settings.url), file, options);
  return restoreOnServer(settings, file, options);
}
