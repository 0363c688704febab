import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Fixed-window counters, shared by all processes. Each attempt writes to several, so a row is two places in the file and no
 * more: its own, WITHOUT ROWID (added by hand in the fourth migration), and one by its time, for the sweeper.
 */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    /** What is counted and for whom, as one hash: addresses do not rest here in clear. */
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("rate_limits_resets_at").on(table.resetsAt)],
);
