import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The one live reset link of an address. One that has no account gets a row too: asking then takes the same work. */
export const passwordResets = sqliteTable(
  "password_resets",
  {
    email: text().primaryKey(),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique("password_resets_token"),
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("password_resets_expires_at").on(table.expiresAt)],
);
