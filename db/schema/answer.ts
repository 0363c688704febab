import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { surveys } from "./survey.ts";

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
