import type { Client } from "@libsql/client";
import { z } from "zod";
import { readMigrations } from "#db/migrate.ts";
import { BackupError } from "./backup-error.ts";

/**
 * A row that names another which isn't there is a fault of ours, and no reason to be without a backup.
 *
 * @returns how many of these there are
 * @throws {BackupError} when SQLite finds the file damaged
 */
export async function requireSound(client: Client): Promise<number> {
  const { rows } = await client.execute("PRAGMA integrity_check(1)");
  if (rows[0]?.["integrity_check"] !== "ok") throw new BackupError("The copy is damaged.");
  const strays = await client.execute("PRAGMA foreign_key_check");
  return strays.rows.length;
}

const migrationRow = z.object({ name: z.string() });

/** @throws {BackupError} when it isn't a database of this product, or one of a newer version. */
export async function requireKnownSchema(client: Client): Promise<void> {
  const { rows } = await client.execute("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'");
  if (rows.length === 0) throw new BackupError("This isn’t a database of Openpane.");
  const known = new Set(readMigrations().map(({ name }) => name));
  const applied = await client.execute("SELECT name FROM migrations");
  if (applied.rows.some((row) => !known.has(migrationRow.parse(row).name)))
    throw new BackupError("The copy was made by a newer version of Openpane. Update the code first.");
}
