import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { languageTags } from "#src/shared/languages/languages.ts";
import { surveys } from "./survey.ts";

/**
 * Who was invited by email to answer a round. An invitation knows whether it was used, but not when, and
 * nothing about the answer (rule A6). The owner learns neither (A7).
 */
export const invitations = sqliteTable(
  "invitations",
  {
    id: text().primaryKey(),
    surveyId: text()
      .notNull()
      .references(() => surveys.id, { onDelete: "cascade" }),
    /** Trimmed, in lower case. */
    email: text().notNull(),
    /** The canonical mailbox (`canonicalMailbox`): it is invited to a round once. */
    mailbox: text().notNull(),
    /** As the owner chose when inviting; null: as the round's. */
    language: text({ enum: languageTags }),
    /** It takes one answer. */
    used: integer({ mode: "boolean" }).notNull().default(false),
    /** The invited person wants no more emails about this round. */
    muted: integer({ mode: "boolean" }).notNull().default(false),
    /** The number of scheduled reminders that are over, sent or skipped. */
    remindersDone: integer().notNull().default(0),
    /**
     * When the hourly job looks at it next; null if nothing is scheduled, 0 for its next run. Derived from
     * the time of inviting, the deadline and past reminders, never from an answer.
     */
    nextReminderAt: integer({ mode: "timestamp_ms" }).default(sql`0`),
    invitedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("invitations_survey_mailbox").on(table.surveyId, table.mailbox),
    index("invitations_mailbox").on(table.mailbox),
    // Most invitations have had all their reminders and aren't in it.
    index("invitations_next_reminder")
      .on(table.nextReminderAt, table.id)
      .where(sql`${table.nextReminderAt} IS NOT NULL`),
  ],
);

/** What an invitation is for: describing someone, joining a programme, or joining an organisation. */
export const invitationKinds = ["survey", "programme", "organisation"] as const;

/** Each email of an invitation has its own link, because tokens aren't stored in clear. */
export const invitationLinks = sqliteTable(
  "invitation_links",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text().primaryKey(),
    kind: text({ enum: invitationKinds }).notNull(),
    /** In `invitations`, `clients` or `organisation_invites`. */
    invitationId: text().notNull(),
  },
  (table) => [index("invitation_links_invitation").on(table.invitationId)],
);

/**
 * What remains of a revoked invitation that was used or muted, so that a new one continues from there. The
 * address is hashed. Rows are in key order (WITHOUT ROWID, added by hand in the migration), so that nothing
 * shows who was revoked first.
 */
export const revokedInvitations = sqliteTable(
  "revoked_invitations",
  {
    surveyId: text()
      .notNull()
      .references(() => surveys.id, { onDelete: "cascade" }),
    /** SHA-256 of round and mailbox, so that rounds can't be compared. */
    mailboxHash: text().notNull(),
    used: integer({ mode: "boolean" }).notNull(),
    muted: integer({ mode: "boolean" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.surveyId, table.mailboxHash] })],
);
