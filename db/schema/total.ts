import { integer, sqliteTable } from "drizzle-orm/sqlite-core";

/** One row: how many there are of what has these names. Triggers keep it, since to count rows takes as long as there are many. */
export const totals = sqliteTable("totals", {
  id: integer().primaryKey(),
  users: integer().notNull(),
  surveys: integer().notNull(),
  snapshots: integer().notNull(),
});
