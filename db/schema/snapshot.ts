import type { Insights, Portrait, SnapshotContent } from "#src/shared/result/analysis.ts";
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex, primaryKey } from "drizzle-orm/sqlite-core";
import { surveys } from "./survey.ts";
import { users } from "./user.ts";

/** Kept as text: SQLite uses an index only for the exact expression. */
export const isFirstSnapshot = sql.raw("number = 1");

/** A frozen result. Content never changes; insights change once at most, while `writingUntil` is set. */
export const snapshots = sqliteTable(
  "snapshots",
  {
    id: text().primaryKey(),
    surveyId: text()
      .notNull()
      .references(() => surveys.id, { onDelete: "cascade" }),
    /** 1, 2, 3 … within its round. */
    number: integer().notNull(),
    /** The number of answers, also in `content`; here for sums. */
    responseCount: integer().notNull(),
    content: text({ mode: "json" }).$type<SnapshotContent>().notNull(),
    /** A portrait, or five insights in results from before portraits. */
    insights: text({ mode: "json" }).$type<Portrait | Insights>().notNull(),
    /** `template`, or the name of the model that wrote the insights. */
    insightSource: text().notNull(),
    /** How long to wait for a model that is writing; else null. Until then the built-in text shows. */
    writingUntil: integer({ mode: "timestamp_ms" }),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("snapshots_survey_number").on(table.surveyId, table.number),
    // For the hourly job that tells facilitators of results.
    index("snapshots_first").on(table.createdAt).where(isFirstSnapshot),
  ],
);

/**
 * An owner's public card: words that they chose from one snapshot, and nothing about their peers.
 * A round has one at most; to take it back is to delete the row.
 */
export const shareCards = sqliteTable("share_cards", {
  surveyId: text()
    .primaryKey()
    .references(() => surveys.id, { onDelete: "cascade" }),
  /** Part of the public page's address. */
  publicId: text().notNull().unique("share_cards_public_id"),
  /** The snapshot that the words are from. */
  snapshotNumber: integer().notNull(),
  /** In the order of the card. */
  traitIds: text({ mode: "json" }).$type<readonly string[]>().notNull(),
  createdAt: integer({ mode: "timestamp_ms" }).notNull(),
});

/**
 * What an owner plans to try after reading one pane of their result. It exists only while they keep it in
 * their account, and links to no answer.
 */
export const actionPlans = sqliteTable(
  "action_plans",
  {
    surveyId: text()
      .notNull()
      .references(() => surveys.id, { onDelete: "cascade" }),
    pane: text({ enum: ["arena", "blindSpot", "facade", "unknown"] }).notNull(),
    /** null while no word is chosen. */
    traitId: text(),
    person: text().notNull(),
    deed: text().notNull(),
    /** "2026-12-06", the day to look back; null if none. */
    until: text(),
    noticed: text().notNull(),
    /** Whether the owner wants an email on that day. Stays true after sending. */
    remind: integer({ mode: "boolean" }).notNull(),
    /** When the email is due; null if none is wanted, or it was sent. */
    mailDueAt: integer({ mode: "timestamp_ms" }),
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.surveyId, table.pane] }),
    // For the hourly job: most plans have no email due, and aren't in it.
    index("action_plans_mail_due")
      .on(table.mailDueAt, table.surveyId)
      .where(sql`${table.mailDueAt} IS NOT NULL`),
  ],
);

/*
 * Rule A12: whom a round has invited, and whom it had invited when it was opened. Mailboxes are hashed under
 * their owner's key, so that two owners' lists can't be compared. Answers change nothing here.
 */

/**
 * Every mailbox that a round has ever invited; revoking removes no row. In key order (WITHOUT ROWID, added by
 * hand in the migration), so that nothing shows who was invited first.
 */
export const invitedMailboxes = sqliteTable(
  "invited_mailboxes",
  {
    surveyId: text()
      .notNull()
      .references(() => surveys.id, { onDelete: "cascade" }),
    mailboxHash: text().notNull(),
    /** The address as it was first invited. */
    addressHash: text().notNull(),
    /** The number of answers at that time, none of them theirs; `cannotHaveAnswered` once that is certain. */
    answersBefore: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.surveyId, table.mailboxHash] })],
);

/** For a mailbox revoked before anyone answered after it. Larger than any number of answers. */
export const cannotHaveAnswered = 1_000_000_000;

/** The list of an invited round at one of its snapshots. It outlives the round, until it expires. */
export const openedLists = sqliteTable(
  "opened_lists",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** No foreign key: deleting a round doesn't undo what its owner has read. */
    surveyId: text().notNull(),
    /** The number of the snapshot. */
    snapshot: integer().notNull(),
    /** The round's minimum at that time. */
    minResponses: integer().notNull(),
    /** Hashes, sorted. */
    mailboxes: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    /** Midnight UTC: a more exact time of opening isn't kept. */
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.surveyId, table.snapshot] }),
    index("opened_lists_expires_at").on(table.expiresAt),
  ],
);
