import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    /** As typed at sign-up, lower-cased and trimmed: the sign-in name. */
    email: text().notNull().unique("users_email"),
    /** The canonical mailbox (no +tag, no Gmail dots): tells that two addresses are one person. */
    mailbox: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** In lower case; nobody else has it. */
    username: text().unique("users_username"),
    role: text({ enum: ["user", "admin"] })
      .notNull()
      .default("user"),
    isAdmin: integer({ mode: "boolean" }).notNull().default(false),
    /** argon2id in PHC form. */
    passwordHash: text().notNull(),
    emailVerifiedAt: integer({ mode: "timestamp_ms" }),
    onboardingStatus: text({ enum: ["not_started", "completed"] })
      .notNull()
      .default("not_started"),
    intendedAccountType: text({ enum: ["individual", "facilitator"] }),
    returnTo: text(),
    /** Under it mailboxes that the person invites are hashed, see opened-list.ts; null until they invite someone. */
    mailboxKey: text(),
    /** Given by a trigger, in the order of sign-up: orders people, and names them in `people_index`, which triggers keep. */
    number: integer().unique("users_number"),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("users_mailbox").on(table.mailbox),
    // For the sweeper, which erases accounts that nobody has confirmed in time.
    index("users_unverified")
      .on(table.updatedAt)
      .where(sql`${table.emailVerifiedAt} IS NULL`),
    // For the lists of administrators.
    index("users_unverified_number")
      .on(table.number)
      .where(sql`${table.emailVerifiedAt} IS NULL`),
    index("users_admins")
      .on(table.number)
      .where(sql`${table.isAdmin} = 1 OR ${table.role} = 'admin'`),
  ],
);
