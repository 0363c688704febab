import { fileURLToPath } from "node:url";
import {
  accessSync,
  constants,
  existsSync,
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  statSync,
} from "node:fs";
import { dirname, basename, join, resolve } from "node:path";

/** Whether this user may write to a file or into a folder. */
export function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folder, or its nearest existing parent, in which missing folders are created. */
const nearestFolder = (folder: string): string =>
  existsSync(folder) ? folder : nearestFolder(dirname(folder));

/**
 * Finds a path that this user can't write although SQLite needs it: the database, its side files, its folder.
 * Null if there is none, and for a server's database.
 */
export function findUnwritable(url: string): string | null {
  if (!isFileUrl(url)) return null;
  const file = pathOf(url);
  const files = [file, `${file}-wal`, `${file}-shm`].filter((path) => existsSync(path));
  return [nearestFolder(dirname(file)), ...files].find((path) => !mayWrite(path)) ?? null;
}

/*
 * Only the server's own user may read a database: the write-ahead log shows who answered what.
 * SQLite gives side files the database's permissions.
 */

/** The permission bits of group and others. */
const rightsOfOthers = 0o077;

/** Whether other users may read, write or enter a file or a folder. */
function isOpen(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.mode & rightsOfOthers) !== 0;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A database and every file named after it: logs, payments, drafts, databases that a restore set aside. */
function filesOf(path: string): readonly string[] {
  const name = basename(path);
  const folder = dirname(path);
  return namesIn(folder)
    .filter((one) => one === name || one.startsWith(`${name}-`) || one.startsWith(`${name}.`))
    .map((one) => join(folder, one));
}

/** Lists the files and folders of a database that other users can read, write or enter. */
export function listOpen(path: string): {
  readonly files: readonly string[];
  readonly folders: readonly string[];
} {
  // The log of a symlinked database is next to the link's target.
  const places = [...new Set([resolve(path), ...(existsSync(path) ? [realpathSync(path)] : [])])];
  return {
    files: [...new Set(places.flatMap(filesOf))].filter(isOpen),
    folders: [...new Set(places.map((place) => dirname(place)))].filter(isOpen),
  };
}

/** Creates a database's folder and file if missing, for this user only. */
export function makePrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
}

/** Removes other users' permissions. A folder other than the default may be shared, as /tmp is. */
export function closeToOthers(path: string): void {
  const { files, folders } = listOpen(path);
  for (const open of [...files, ...folders.filter((folder) => folder === resolve(".data"))]) {
    try {
      chmodSync(open, statSync(open).mode & ~rightsOfOthers);
    } catch {
      // Another user's, or gone: `npm run check` reports what stays open.
    }
  }
}

export const isFileUrl = (url: string): boolean => url.startsWith("file:");

/** The path in `file:/absolute`, `file:///absolute` and `file:relative`. */
export const pathOf = (url: string): string =>
  url.startsWith("file://") ? fileURLToPath(url) : decodeURIComponent(url.slice("file:".length));
