import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./user.ts";

export const surveys = sqliteTable(
  "surveys",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    description: text().notNull(),
    /** What the owner says to everyone they ask, on the page with the form; "" for nothing. The description is theirs alone. */
    note: text().notNull().default(""),
    audience: text({ enum: ["personal", "organisation"] }).notNull(),
    minResponses: integer().notNull(),
    /** The version of the words that this round was started with. */
    catalogueVersion: integer().notNull(),
    /** The owner's own words; null until picked. */
    selfTraitIds: text({ mode: "json" }).$type<readonly string[]>(),
    /** What the owner thinks that peers picked; null while they have not guessed. Fixed by the first reveal. */
    predictedTraitIds: text({ mode: "json" }).$type<readonly string[]>(),
    /** Public names of the open link; null while there is none. */
    shareId: text().unique("surveys_share_id"),
    shareCode: text().unique("surveys_share_code"),
    closesAt: integer({ mode: "timestamp_ms" }),
    completedAt: integer({ mode: "timestamp_ms" }),
    /**
     * How many answers were erased because their peers took them back. With those that are left it says how many have ever come, for
     * rule A12: their number alone goes down again.
     */
    answersErased: integer().notNull().default(0),
    /** When the owner thanked everyone who was invited, which happens once; null until then. */
    thankedAt: integer({ mode: "timestamp_ms" }),
    /**
     * The team round that this is one member's part of: it decides who answers, until when, and when the window can be opened. null once
     * its owner has left, or the team round is gone. No reference, as the database would look through all rounds for each team round that goes.
     */
    teamRoundId: text(),
    /** Whether the form tells peers that their owner may show others clear words (rule A13). Never changes; false in older rounds. */
    ownerMayShowWords: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** Moves when the owner changes something, never when a peer answers: it would tell the time of an answer. */
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("surveys_user").on(table.userId, table.createdAt),
    // For the lists of administrators.
    index("surveys_created").on(table.createdAt),
    index("surveys_open")
      .on(table.createdAt)
      .where(sql`${table.completedAt} IS NULL`),
    index("surveys_closed")
      .on(table.createdAt)
      .where(sql`${table.completedAt} IS NOT NULL`),
    // With the column in it: SQLite would rather look up all rounds without a link in the index of links, and sort them.
    index("surveys_unlinked")
      .on(table.shareId, table.createdAt)
      .where(sql`${table.shareId} IS NULL`),
    // For the hourly job that looks for deadlines: rounds that are over, or have none, are not in it.
    index("surveys_closes_at")
      .on(table.closesAt)
      .where(sql`${table.completedAt} IS NULL AND ${table.closesAt} IS NOT NULL`),
  ],
);

/*
 * The promise to peers is kept by what is *not* here: no user, no invitation, no time, no address, no user agent, and no
 * column that both tables share but the round. A peer's words and a peer's name are two rows whose keys are two different
 * hashes of the withdraw key on the receipt: with the key both are found and taken back, without it they cannot be joined.
 * Keys are random and both tables are stored in key order (WITHOUT ROWID, added by hand in the first migration because
 * drizzle-kit cannot say it), so that neither a row number nor a place tells who came first.
 */

/** What a peer picked. */
export const answers = sqliteTable(
  "answers",
  {
    /** Made of the withdraw key by `answerKeys` in src/server/domain/response/answer-keys.ts. */
    id: text().primaryKey(),
    surveyId: text()
      .notNull()
      .references(() => surveys.id, { onDelete: "cascade" }),
    /** In catalogue order: the order of ticking is nobody's business. Sealed in team rounds: see src/server/integrations/sealing.ts. */
    traitIds: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    /** Number of the first snapshot that includes this answer; null while none does. */
    releasedIn: integer(),
    /** Taken back after a snapshot showed it: waits for enough others to leave with, see `dropWithdrawn`. */
    withdrawn: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [index("answers_survey").on(table.surveyId, table.releasedIn)],
);

/** Who took part, if they said so: a peer that gave no name has no row here. */
export const participants = sqliteTable(
  "participants",
  {
    /** Made of the withdraw key, like an answer's, and never the same. */
    id: text().primaryKey(),
    surveyId: text()
      .notNull()
      .references(() => surveys.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** As for an answer. */
    releasedIn: integer(),
    withdrawn: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [index("participants_survey").on(table.surveyId, table.releasedIn)],
);
