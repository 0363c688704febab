import * as schema from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { makeUser } from "#tests/factories/user.ts";
import { dropForeignKeys } from "#tests/setup/database/without-foreign-keys.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { getTableColumns, getTableName, is, type Column } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";

/*
 * Each person gets a row in every table of the schema, linked by every column that can be, so a new table that
 * nobody erases fails this test. No foreign key helps: a database server may not enforce them.
 */

const tables: readonly SQLiteTable[] = Object.values(schema).filter((table) => is(table, SQLiteTable));

/** Columns that name a row of another table without a foreign key. */
const unreferenced = new Map([
  ["userId", "users"],
  ["savedBy", "users"],
  ["addedBy", "users"],
  ["actorId", "users"],
  ["targetId", "users"],
  ["senderId", "users"],
  ["clientId", "clients"],
  ["snapshotId", "snapshots"],
  ["teamRoundId", "team_rounds"],
  ["mailId", "mails"],
  ["about", "invitations"],
]);

const addresses = new Set(["email", "mailbox", "recipient", "customerEmail"]);

/** What the site has, whoever made it. An email that waits is emptied, and keeps its place in the queue. */
const ofSite = new Set(["posts", "pictures", "payment_events", "mails"]);

const idOf = (table: string, person: Actor): string => {
  if (table === "users") return person.userId;
  return `${table} of ${ofSite.has(table) ? person.lastName : person.email}`;
};

function valueOf(column: Column, reference: string | undefined, table: string, person: Actor): unknown {
  if (reference !== undefined) return idOf(reference, person);
  if (addresses.has(column.name)) return person.email;
  if (column.name === "id" && column.dataType === "string") return idOf(table, person);
  if (column.enumValues !== undefined && column.enumValues.length > 0) return column.enumValues[0];
  if (column.dataType === "string") return `${column.name} ${person.lastName}`;
  if (column.dataType === "date") return new Date("2027-01-01T00:00:00.000Z");
  if (column.dataType === "json") return [];
  if (column.dataType === "buffer") return Buffer.of();
  if (column.dataType === "boolean") return false;
  return column.primary ? undefined : 1;
}

/** Inserts a row into each table that is this person's. Counters with one row for all stay as they are. */
async function fillTables(deps: TestDeps, person: Actor): Promise<void> {
  await deps.db.write(async (tx) => {
    for (const table of tables) {
      const references = new Map(
        getTableConfig(table).foreignKeys.map((key) => {
          const { columns, foreignTable } = key.reference();
          return [columns[0]?.name, getTableName(foreignTable)];
        }),
      );
      const row: Record<string, unknown> = {};
      for (const [key, column] of Object.entries(getTableColumns(table))) {
        const reference = references.get(column.name) ?? unreferenced.get(column.name);
        row[key] = valueOf(column, reference, getTableName(table), person);
      }
      await tx.insert(table).values(row).onConflictDoNothing();
    }
  });
}

/** The rows of all tables that name a person or anything of theirs, as "table: row". */
async function rowsAbout({ db }: TestDeps, person: Actor): Promise<readonly string[]> {
  const found = [];
  for (const table of tables)
    for (const row of await db.read.select().from(table)) {
      const text = JSON.stringify(row);
      if (text.includes(person.email) || text.includes(person.userId))
        found.push(`${getTableName(table)}: ${text}`);
    }
  return found;
}

it("erases an account from every table, and nothing of anybody else", async () => {
  const deps = await makeDeps();
  await dropForeignKeys(deps.databaseUrl);
  const [gone, other] = [await makeUser(deps), await makeUser(deps)];
  await fillTables(deps, gone);
  await fillTables(deps, other);
  const before = await rowsAbout(deps, other);
  expect((await rowsAbout(deps, gone)).length).toBe(before.length);
  expect(before.length).toBeGreaterThan(40);

  await deps.db.write((tx) => deps.hooks.onAccountErased(tx, deps, gone));

  const left = await rowsAbout(deps, gone);
  // Random ids of administrators that name nobody any more: who acted, and who wrote the blog.
  const ids = ["admin_log", "pictures", "post_revisions", "posts"];
  expect([...new Set(left.map((row) => row.split(":")[0]))].sort()).toEqual(ids);
  expect(left.join("")).not.toContain(gone.email);
  expect(await rowsAbout(deps, other)).toEqual(before);
});
