import type { Client } from "@libsql/client";
import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { connect, disconnect, type DatabaseSettings } from "./connection.ts";
import { isBusy, isDuplicate } from "./faults.ts";

/*
 * Brings a database to the newest schema. Each migration is one transaction whose first statement inserts the
 * migration's unique name. A process that comes second fails on that name, changes nothing, and looks again.
 */

/** A newer version of the product made this database. */
export class NewerSchemaError extends Error {
  override readonly name = "NewerSchemaError";
}

interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** drizzle-kit's list of migrations, in order. */
const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

const appliedRow = z.object({ name: z.string() });

/** The code's migrations, in order. */
export function readMigrations(folder = resolve("db/migrations")): readonly Migration[] {
  const journal = journalSchema.parse(JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")));
  return journal.entries.map(({ tag }) => ({
    name: tag,
    statements: readFileSync(join(folder, `${tag}.sql`), "utf8").split("--> statement-breakpoint"),
  }));
}

async function readApplied(client: Client): Promise<ReadonlySet<string>> {
  await client.execute(
    "CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY NOT NULL) WITHOUT ROWID",
  );
  const { rows } = await client.execute("SELECT name FROM migrations");
  return new Set(rows.map((row) => appliedRow.parse(row).name));
}

async function applyNext(client: Client, migrations: readonly Migration[]): Promise<"done" | "more"> {
  const applied = await readApplied(client);
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new NewerSchemaError(
      `The database was made by a newer version of the product (it knows the migration "${unknown}"). Update the code, or use another database.`,
    );
  }
  const next = migrations.find(({ name }) => !applied.has(name));
  if (next === undefined) return "done";
  await client.batch(
    [{ sql: "INSERT INTO migrations (name) VALUES (?)", args: [next.name] }, ...next.statements],
    "write",
  );
  return "more";
}

/** Opens the database, brings it up to date, and closes it. */
async function migrateOnce(settings: DatabaseSettings, migrations: readonly Migration[]): Promise<void> {
  const client = await connect(settings);
  try {
    while ((await applyNext(client, migrations)) === "more");
  } finally {
    await disconnect(client);
  }
}

/**
 * @param folder drizzle-kit's folder of migrations
 * @throws {NewerSchemaError} when the database knows a migration that this code does not.
 */
export async function migrate(settings: DatabaseSettings, folder = resolve("db/migrations")): Promise<void> {
  const migrations = readMigrations(folder);
  // A migration may be lost to another process, and even opening or closing a new file can collide: SQLite
  // changes the journal mode without waiting. An error that persists is real.
  for (let patience = 40; ; patience -= 1) {
    try {
      await migrateOnce(settings, migrations);
      return;
    } catch (error) {
      if (!(isDuplicate(error) || isBusy(error)) || patience === 0) throw error;
      await setTimeout(randomInt(5, 50));
    }
  }
}
