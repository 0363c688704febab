import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The one live sign-up code of an address. */
export const verificationCodes = sqliteTable(
  "verification_codes",
  {
    email: text().primaryKey(),
    /** HMAC of the code under `salt`: tables made beforehand do not help. Only its short life protects it from guessing. */
    codeHash: text().notNull(),
    salt: text().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("verification_codes_expires_at").on(table.expiresAt)],
);
