import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Fixed-window counters, shared by all processes. */
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
