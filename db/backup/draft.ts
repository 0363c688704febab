import type { Client } from "@libsql/client";
import { z } from "zod";
import { readMigrations } from "#db/migrate.ts";
import { createFileClient } from "#db/connection.ts";
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/** Why a backup wasn't made or restored, in a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/**
 * Dangling references are a bug of ours, but no reason to refuse a backup.
 *
 * @returns the number of dangling references
 * @throws {BackupError} if SQLite finds the file damaged
 */
async function requireIntact(client: Client): Promise<number> {
  const { rows } = await client.execute("PRAGMA integrity_check(1)");
  if (rows[0]?.["integrity_check"] !== "ok") throw new BackupError("The copy is damaged.");
  const strays = await client.execute("PRAGMA foreign_key_check");
  return strays.rows.length;
}

const migrationRow = z.object({ name: z.string() });

/** @throws {BackupError} if this isn't our database, or is from a newer version */
async function requireKnownSchema(client: Client): Promise<void> {
  const { rows } = await client.execute("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'");
  if (rows.length === 0) throw new BackupError("This isn’t a database of Openpane.");
  const known = new Set(readMigrations().map(({ name }) => name));
  const applied = await client.execute("SELECT name FROM migrations");
  if (applied.rows.some((row) => !known.has(migrationRow.parse(row).name)))
    throw new BackupError("The copy was made by a newer version of Openpane. Update the code first.");
}

/**
 * Tables left out of a copy on request: a restored copy would revive ended sessions and resend emails,
 * and the file would reveal emailed codes and the networks of visitors.
 */
const excludedTables = [
  "sign_in_codes",
  // Its name in older versions.
  "auto_tokens",
  "email_verifications",
  "password_resets",
  "rate_limits",
  "sessions",
  "used_bot_tokens",
  "verification_codes",
  "voice_tickets",
] as const;

/** Of the tables that this version of the database has: a copy may be older. */
async function excludeShortLived(client: Client): Promise<void> {
  const { rows } = await client.execute("SELECT name FROM sqlite_schema WHERE type = 'table'");
  const tables = new Set(rows.map(({ name }) => name));
  await client.batch(
    [
      ...excludedTables.filter((table) => tables.has(table)).map((table) => `DELETE FROM ${table}`),
      // Settled emails stay: they reveal nothing, and prevent a second email about the same event.
      "DELETE FROM mails WHERE state IN ('queued', 'local')",
    ],
    "write",
  );
}

/** Opens a copy without a write-ahead log, so that it stays one file. */
export const openCopy = (path: string): Client =>
  createFileClient(path, { busyTimeoutMs: 1_000, pragmas: ["PRAGMA foreign_keys = OFF"] });

export async function withCopy<T>(path: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = openCopy(path);
  try {
    return await use(client);
  } finally {
    client.close();
  }
}

export interface CopyOptions {
  /** Leaves out the rows of `excludedTables`, and unsent emails. */
  readonly withoutSessionsAndEmails?: boolean;
}

export interface Copied {
  /** The number of dangling references. */
  readonly strays: number;
}

/** Flushes a file or folder to disk. */
export function syncToDisk(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Gives a finished draft its final name, and waits until both are on disk. */
export function renameDurably(draft: string, path: string): void {
  syncToDisk(draft);
  renameSync(draft, path);
  syncToDisk(dirname(path));
}

/**
 * Makes a copy under a temporary name, readable only by its owner, and checks it.
 *
 * @param path the final name; the draft is in the same folder
 * @param copy fills the empty draft
 * @param use receives the checked draft; the draft is removed afterwards
 */
export async function withDraft<T extends object>(
  path: string,
  copy: (draft: string) => Promise<void>,
  { withoutSessionsAndEmails = false }: CopyOptions,
  use: (draft: string) => T | Promise<T>,
): Promise<T & Copied> {
  const draft = `${path}.unfinished-${String(process.pid)}`;
  closeSync(openSync(draft, "wx", 0o600));
  try {
    await copy(draft);
    const strays = await withCopy(draft, async (client) => {
      await requireKnownSchema(client);
      if (withoutSessionsAndEmails) {
        await excludeShortLived(client);
        // Deleted rows are in the file until then.
        await client.execute("VACUUM");
      }
      return requireIntact(client);
    });
    return { ...(await use(draft)), strays };
  } finally {
    for (const left of [draft, `${draft}-journal`]) rmSync(left, { force: true });
  }
}
