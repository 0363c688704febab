import { blob, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./user.ts";

/** What someone's clients see beside our own name, while their plan is paid for or given. */
export const ownBrands = sqliteTable("own_brands", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** A small PNG, encoded by us; null without one. */
  logo: blob({ mode: "buffer" }),
  /** "#rrggbb", readable on white; null without one. */
  colour: text(),
  updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
});
