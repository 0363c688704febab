import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { clients } from "./programme.ts";
import { users } from "./user.ts";

/** A meeting in which facilitator and client look at a window together; both screens follow this row. */
export const meetings = sqliteTable(
  "meetings",
  {
    clientId: text()
      .primaryKey()
      .references(() => clients.id, { onDelete: "cascade" }),
    /** Who started it last; null once their account is gone. */
    startedBy: text().references(() => users.id, { onDelete: "set null" }),
    /** `asked`: the facilitator has started, the client has not replied. */
    state: text({ enum: ["asked", "refused", "running", "over"] }).notNull(),
    /** What both see: the start, a pane, or the end. */
    step: text({ enum: ["start", "arena", "blindSpot", "facade", "unknown", "end"] }).notNull(),
    /** Counts changes, so that a screen knows whether it is behind. */
    version: integer().notNull(),
    startedAt: integer({ mode: "timestamp_ms" }).notNull(),
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("meetings_started_by").on(table.startedBy)],
);
