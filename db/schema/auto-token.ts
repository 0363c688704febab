import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./user.ts";

/** One-time codes that a page exchanges for a session. */
export const autoTokens = sqliteTable(
  "auto_tokens",
  {
    /** SHA-256 of the code in the URL. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("auto_tokens_user").on(table.userId),
    index("auto_tokens_expires_at").on(table.expiresAt),
  ],
);
