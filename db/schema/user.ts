import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, primaryKey } from "drizzle-orm/sqlite-core";
import { talkPurposes } from "#src/shared/voice/talk.ts";

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    /** As typed at sign-up, lower-cased and trimmed: the sign-in name. */
    email: text().notNull().unique("users_email"),
    /** The canonical mailbox (without +tag and Gmail's dots), to recognise one person by two addresses. */
    mailbox: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** The whole name as the person writes it: 李小龙. null: first name, then last name. */
    displayName: text(),
    /** The whole name. */
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(display_name, trim(first_name || ' ' || last_name))`, {
        mode: "virtual",
      }),
    /** In lower case; unique. */
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
    /** The key under which mailboxes that the person invites are hashed, see snapshot.ts; null until then. */
    mailboxKey: text(),
    /** Assigned by a trigger in order of sign-up: orders people, and is their row id in `people_index`. */
    number: integer().unique("users_number"),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("users_mailbox").on(table.mailbox),
    // For the overview of administrators.
    index("users_created").on(table.createdAt),
    // For the sweeper of unconfirmed accounts.
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

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the client's token, which isn't stored itself. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Slides forward while the session is used. */
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** The start of the absolute lifetime. */
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** Such as "Firefox on Windows"; null in sessions older than this column. */
    device: text(),
    /** To the hour; null in sessions from before it was kept. */
    lastSeenAt: integer({ mode: "timestamp_ms" }),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expires_at").on(table.expiresAt)],
);

/** Browsers in which a person has signed in: we email them about a sign-in from any other. */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /**
     * SHA-256 of the person's id and the random token in the browser's cookie, so that rows of two people
     * don't show that they share a browser.
     */
    tokenHash: text().notNull(),
    lastUsedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index("known_devices_last_used_at").on(table.lastUsedAt),
  ],
);

/** Links that prove that a person reads a mailbox; one live link for each purpose. */
export const emailVerifications = sqliteTable(
  "email_verifications",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `registration` proves the account's own address, `change` the new one; `sign-in` signs its reader in. */
    purpose: text({ enum: ["registration", "change", "sign-in"] }).notNull(),
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

/** The one valid sign-up code of an address. */
export const verificationCodes = sqliteTable(
  "verification_codes",
  {
    email: text().primaryKey(),
    /** HMAC of the code under `salt`, against precomputed tables. Only its short life prevents guessing. */
    codeHash: text().notNull(),
    salt: text().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("verification_codes_expires_at").on(table.expiresAt)],
);

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

/** The one valid reset link of an address. One without an account gets a row, too: the same work. */
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

/** The right to start one talk, within a minute. Nothing of the talk itself is stored. */
export const voiceTickets = sqliteTable(
  "voice_tickets",
  {
    /** SHA-256 of the token in the signed URL. */
    id: text().primaryKey(),
    purpose: text({ enum: talkPurposes }).notNull(),
    /** The result that the coach talks about; null in a demo. No foreign key: tickets live a minute. */
    snapshotId: text(),
    /** Who requested it; null if nobody was signed in. */
    userId: text(),
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("voice_tickets_expires_at").on(table.expiresAt),
    // For the deletion of an account.
    index("voice_tickets_user").on(table.userId),
  ],
);
