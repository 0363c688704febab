import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./user.ts";

/** Links that prove that a person reads a mailbox; one live link for each purpose. */
export const emailVerifications = sqliteTable(
  "email_verifications",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `registration` proves the account's own address, `change` the one that shall take its place. */
    purpose: text({ enum: ["registration", "change"] }).notNull(),
    /** The address that is proved. */
    email: text().notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique("email_verifications_token"),
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose] }),
    index("email_verifications_email").on(table.email),
    index("email_verifications_expires_at").on(table.expiresAt),
  ],
);
