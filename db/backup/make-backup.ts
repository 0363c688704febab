import { existsSync, statSync } from "node:fs";
import type { DatabaseSettings } from "#db/connection.ts";
import { isFileUrl, pathOf } from "#db/database-files.ts";
import { BackupError, renameDurably, withDraft, type Copied, type CopyOptions } from "./draft.ts";
import { copyDatabase } from "./copy-database.ts";

function requireDatabase(url: string): void {
  // Opening a missing file would create it.
  if (isFileUrl(url) && !existsSync(pathOf(url)))
    throw new BackupError(
      `There is no database at ${pathOf(url)}, or none that this user may see. Run this as the server’s own user; DATABASE_URL says where it is.`,
    );
}

function requireAbsent(file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Choose another name.`);
}

/**
 * Copies a running database into a new file, without a write-ahead log and readable only by its owner.
 *
 * @throws {BackupError} and leaves no file
 */
export async function makeBackup(
  settings: DatabaseSettings,
  file: string,
  options: CopyOptions = {},
): Promise<Copied & { readonly bytes: number }> {
  requireAbsent(file);
  requireDatabase(settings.url);
  const copy = (draft: string) => copyDatabase(settings, draft);
  return withDraft(file, copy, options, (draft) => {
    requireAbsent(file);
    renameDurably(draft, file);
    return { bytes: statSync(file).size };
  });
}
