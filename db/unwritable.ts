import { accessSync, constants, existsSync } from "node:fs";
import { dirname } from "node:path";
import { isFileUrl, pathOf } from "./connection.ts";

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
