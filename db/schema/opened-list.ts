import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { surveys } from "./survey.ts";
import { users } from "./user.ts";

/*
 * Rule A12 of the promise to peers: whom a round has invited, and whom it had invited when it was opened. Mailboxes are hashed
 * under a key of their owner, so that the lists of two owners cannot be compared. Nothing here moves with an answer.
 */

/**
 * Every mailbox that a round has ever invited. Revoking an invitation takes no row away: these lists only grow. In key order
 * (WITHOUT ROWID, added by hand in its migration): no row number tells who was invited first.
 */
export const invitedMailboxes = sqliteTable(
  "invited_mailboxes",
  {
    surveyId: text()
      .notNull()
      .references(() => surveys.id, { onDelete: "cascade" }),
    mailboxHash: text().notNull(),
    /** The spelling of the address under which it was invited first. */
    addressHash: text().notNull(),
    /** How many answers the round had at that time: none of them is theirs. `cannotHaveAnswered` once that is sure for good. */
    answersBefore: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.surveyId, table.mailboxHash] })],
);

/** Of a mailbox whose invitation was revoked before anyone answered after it. More than any round has answers. */
export const cannotHaveAnswered = 1_000_000_000;

/** The list of an invited round as it was at one of its snapshots. It outlives the round, until it expires. */
export const openedLists = sqliteTable(
  "opened_lists",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** No reference: deleting a round does not unmake what its owner has read. */
    surveyId: text().notNull(),
    /** The number of the snapshot. */
    snapshot: integer().notNull(),
    /** The round's minimum at that time. */
    minResponses: integer().notNull(),
    /** Hashes, sorted. */
    mailboxes: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    /** Midnight UTC: the time of opening is not kept any more exactly than that. */
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.surveyId, table.snapshot] }),
    index("opened_lists_expires_at").on(table.expiresAt),
  ],
);
