import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { surveys } from "./survey.ts";

/**
 * Who was asked by email to answer a round. An invitation knows whether it is used, not when, and nothing of the answer: rule
 * A6 of the promise to peers. Its owner learns neither (A7).
 */
export const invitations = sqliteTable(
  "invitations",
  {
    id: text().primaryKey(),
    surveyId: text()
      .notNull()
      .references(() => surveys.id, { onDelete: "cascade" }),
    /** Where the email goes: trimmed, in lower case. */
    email: text().notNull(),
    /** The mailbox behind that address, see src/server/auth/limits/limits.ts: it is invited to a round once. It shows nobody anything. */
    mailbox: text().notNull(),
    /** It takes one answer. */
    used: integer({ mode: "boolean" }).notNull().default(false),
    /** The invited person wants no more emails about this round. */
    muted: integer({ mode: "boolean" }).notNull().default(false),
    /** How many of the reminders on the schedule are over, sent or not. */
    remindersDone: integer().notNull().default(0),
    /**
     * When the hourly job looks at it next; null once nothing is on its schedule, and 0 for "the next time that it runs". It
     * follows from the time of inviting, the deadline and the reminders that are over, never from an answer.
     */
    nextReminderAt: integer({ mode: "timestamp_ms" }).default(sql`0`),
    invitedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("invitations_survey_mailbox").on(table.surveyId, table.mailbox),
    index("invitations_mailbox").on(table.mailbox),
    // The hourly job reads from its start up to now. Most invitations have had all their reminders and are not in it.
    index("invitations_next_reminder")
      .on(table.nextReminderAt, table.id)
      .where(sql`${table.nextReminderAt} IS NOT NULL`),
  ],
);

/** What an invitation asks for: to describe someone, to take part in a programme, to join an organisation. */
export const invitationKinds = ["survey", "programme", "organisation"] as const;

/** Each email of an invitation has a link of its own, as no token rests here in clear to be sent again. */
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
 * What a revoked invitation leaves, where it was used or muted: who is invited again goes on from there. Under a hash, as the
 * address is gone with the invitation. In key order (WITHOUT ROWID, added by hand in its migration), so that no row number
 * tells who was revoked first.
 */
export const revokedInvitations = sqliteTable(
  "revoked_invitations",
  {
    surveyId: text()
      .notNull()
      .references(() => surveys.id, { onDelete: "cascade" }),
    /** SHA-256 of round and mailbox: the same person is another one in another round. */
    mailboxHash: text().notNull(),
    used: integer({ mode: "boolean" }).notNull(),
    muted: integer({ mode: "boolean" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.surveyId, table.mailboxHash] })],
);
