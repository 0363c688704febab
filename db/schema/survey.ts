import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { languageTags } from "#src/shared/languages/languages.ts";
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
    /** The owner's message on the form; "" for none. Only the owner sees the description. */
    note: text().notNull().default(""),
    /** What people who answer read; null: as their browser says. */
    language: text({ enum: languageTags }),
    audience: text({ enum: ["personal", "organisation"] }).notNull(),
    minResponses: integer().notNull(),
    /** The version of the catalogue when the round started. */
    catalogueVersion: integer().notNull(),
    /** The owner's own words; null until picked. */
    selfTraitIds: text({ mode: "json" }).$type<readonly string[]>(),
    /** The owner's guess of what peers pick; null without one. Fixed by the first reveal. */
    predictedTraitIds: text({ mode: "json" }).$type<readonly string[]>(),
    /** The public id of the open link; null without one. */
    shareId: text().unique("surveys_share_id"),
    shareCode: text().unique("surveys_share_code"),
    closesAt: integer({ mode: "timestamp_ms" }),
    completedAt: integer({ mode: "timestamp_ms" }),
    /** How many withdrawn answers were erased. Rule A12 needs the number of answers ever received. */
    answersErased: integer().notNull().default(0),
    /** When the owner thanked everyone invited, which can happen once; null until then. */
    thankedAt: integer({ mode: "timestamp_ms" }),
    /**
     * The team round that this is one member's part of: it decides who answers and when the window opens.
     * null once its owner has left or it is gone. No foreign key: SQLite would search all rounds.
     */
    teamRoundId: text(),
    /** Whether the form told peers that the owner may show clear words (A13). False in older rounds. */
    ownerMayShowWords: integer({ mode: "boolean" }).notNull().default(false),
    /** Rounds of one owner with the same group are circles: they share own words. null for any other round. */
    circleGroup: text(),
    /** Such as "Friends"; set exactly where `circleGroup` is. */
    circleName: text(),
    /** Whether a circle with these own words was opened and then deleted: its owner has read about them. */
    ownWordsRead: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** Changes with what the owner changes, never with an answer: it would reveal its time. */
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("surveys_user").on(table.userId, table.createdAt),
    // For administrators.
    index("surveys_created").on(table.createdAt),
    // For the hourly job about deadlines: rounds that have ended or have none aren't in it.
    index("surveys_closes_at")
      .on(table.closesAt)
      .where(sql`${table.completedAt} IS NULL AND ${table.closesAt} IS NOT NULL`),
  ],
);

/*
 * The promise to peers is kept by what is *not* here: no user, invitation, time, address or user agent, and
 * no column that both tables share but the round. A peer's words and name are two rows whose keys are two
 * different hashes of the withdraw key: the key finds both, and nothing joins them without it. Keys are
 * random, and both tables are in key order (WITHOUT ROWID, added by hand in the first migration, as
 * drizzle-kit can't), so that neither a row number nor a place shows who came first.
 */

/** What a peer picked. */
export const answers = sqliteTable(
  "answers",
  {
    /** Derived from the withdraw key by `answerKeys` in src/server/domain/response/answer-keys.ts. */
    id: text().primaryKey(),
    surveyId: text()
      .notNull()
      .references(() => surveys.id, { onDelete: "cascade" }),
    /** In catalogue order, which hides the order of ticking. Sealed in team rounds (sealing.ts). */
    traitIds: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    /** The number of the first snapshot with this answer; null if none. */
    releasedIn: integer(),
    /** Withdrawn after a snapshot showed it: waits for enough others to leave with (`dropWithdrawn`). */
    withdrawn: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [index("answers_survey").on(table.surveyId, table.releasedIn)],
);

/** The names of those who took part. A peer without a name has no row. */
export const participants = sqliteTable(
  "participants",
  {
    /** Derived from the withdraw key, differently than an answer's. */
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
