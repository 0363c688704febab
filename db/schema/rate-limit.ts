import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Fixed-window counters, shared by all processes. Each attempt writes to several, so a row is one place in the file and no
 * more: no index on the time that sweeping reads, and WITHOUT ROWID (added by hand in the fourth migration).
 */
export const rateLimits = sqliteTable("rate_limits", {
  /** What is counted and for whom, as one hash: addresses do not rest here in clear. */
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: integer({ mode: "timestamp_ms" }).notNull(),
});
