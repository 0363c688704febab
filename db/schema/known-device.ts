import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./user.ts";

/** Browsers in which a person has signed in before: a sign-in from any other is told to them by email. */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /**
     * SHA-256 of the person's id and the random token that the browser keeps in a cookie: rows of two people do not show
     * that they share a browser.
     */
    tokenHash: text().notNull(),
    lastUsedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index("known_devices_last_used_at").on(table.lastUsedAt),
  ],
);
