import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./user.ts";

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the token that the client holds; the token itself is nowhere in the database. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Slides forward while the session is used. */
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** Start of the absolute lifetime. */
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** In words, such as "Firefox on Windows"; null in sessions from before it was kept. */
    device: text(),
    /** To the hour; null in sessions from before it was kept. */
    lastSeenAt: integer({ mode: "timestamp_ms" }),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expires_at").on(table.expiresAt)],
);
