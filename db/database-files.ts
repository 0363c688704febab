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

/** The folder itself, or the nearest above it that is there: what is missing is made in it. */
const nearestFolder = (folder: string): string =>
  existsSync(folder) ? folder : nearestFolder(dirname(folder));

/**
 * What this user may not write to, of all that SQLite needs for a database: its file, those beside it, and the folder that they are
 * made in. Null where nothing is in the way, and for a server's database.
 */
export function findUnwritable(url: string): string | null {
  if (!isFileUrl(url)) return null;
  const file = pathOf(url);
  const files = [file, `${file}-wal`, `${file}-shm`].filter((path) => existsSync(path));
  return [nearestFolder(dirname(file)), ...files].find((path) => !mayWrite(path)) ?? null;
}

/*
 * Only the user who runs the server may read a database: its write-ahead log tells who answered what. SQLite gives the
 * files that it makes beside a database the database's own rights.
 */

/** Of group and others. */
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

/** A database, and all that has its name and an ending: logs, payments, drafts, and databases that a restore set aside. */
function filesOf(path: string): readonly string[] {
  const name = basename(path);
  const folder = dirname(path);
  return namesIn(folder)
    .filter((one) => one === name || one.startsWith(`${name}-`) || one.startsWith(`${name}.`))
    .map((one) => join(folder, one));
}

/** Which files of a database, and which of its folders, another user may read, write or enter. */
export function listOpen(path: string): {
  readonly files: readonly string[];
  readonly folders: readonly string[];
} {
  // A link's target has its log beside itself.
  const places = [...new Set([resolve(path), ...(existsSync(path) ? [realpathSync(path)] : [])])];
  return {
    files: [...new Set(places.flatMap(filesOf))].filter(isOpen),
    folders: [...new Set(places.map((place) => dirname(place)))].filter(isOpen),
  };
}

/** Makes the folder and the file of a database where they are missing, for this user alone. */
export function makePrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
}

/** Takes from other users what an earlier version gave them. A folder that isn't the default one may be shared, as /tmp is. */
export function closeToOthers(path: string): void {
  const { files, folders } = listOpen(path);
  for (const open of [...files, ...folders.filter((folder) => folder === resolve(".data"))]) {
    try {
      chmodSync(open, statSync(open).mode & ~rightsOfOthers);
    } catch {
      // Another user's, or gone: `npm run check` names what stays open.
    }
  }
}

export const isFileUrl = (url: string): boolean => url.startsWith("file:");

/** The path in `file:/absolute`, `file:///absolute` and `file:relative`. */
export const pathOf = (url: string): string =>
  url.startsWith("file://") ? fileURLToPath(url) : decodeURIComponent(url.slice("file:".length));
