import { adminActs } from "#src/shared/admin/admin-acts.ts";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The log of administrators' acts, each written in the act's own transaction; triggers forbid changes. People
 * appear as plain ids: an entry outlives the person, and then reveals nothing about them.
 */
export const adminLog = sqliteTable(
  "admin_log",
  {
    number: integer().primaryKey({ autoIncrement: true }),
    at: integer({ mode: "timestamp_ms" }).notNull(),
    /** null: someone with a shell on the server. */
    actorId: text(),
    act: text({ enum: adminActs }).notNull(),
    /** The person, email, round or post affected. */
    targetId: text().notNull(),
    /** Until when a plan was granted; null for other acts. */
    until: integer({ mode: "timestamp_ms" }),
  },
  (table) => [
    index("admin_log_actor").on(table.actorId, table.number),
    index("admin_log_target").on(table.targetId, table.number),
    index("admin_log_act").on(table.act, table.number),
  ],
);
