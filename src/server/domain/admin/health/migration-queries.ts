import type { Queryable } from "#db/client.ts";
import { count, max } from "drizzle-orm";
import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Filled by db/migrate.ts. */
const migrations = sqliteTable("migrations", { name: text() });

export const countMigrations = (db: Queryable) =>
  db
    .select({ count: count(), newest: max(migrations.name) })
    .from(migrations)
    .get();
