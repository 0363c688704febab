import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Proofs of work that were shown once: they are good for one call. */
export const usedBotTokens = sqliteTable(
  "used_bot_tokens",
  {
    /** SHA-256 of the challenge. */
    challengeHash: text().primaryKey(),
    /** When the challenge itself is over, and this row may go. */
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("used_bot_tokens_expires_at").on(table.expiresAt)],
);
