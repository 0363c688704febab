import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./user.ts";

/** One-time codes that a page exchanges for a session. */
export const signInCodes = sqliteTable(
  "sign_in_codes",
  {
    /** SHA-256 of the code in the URL. */
    codeHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("sign_in_codes_user").on(table.userId),
    index("sign_in_codes_expires_at").on(table.expiresAt),
  ],
);
