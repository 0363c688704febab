import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { GroupPictureContent } from "#src/shared/group/group.output.ts";
import { organisations } from "./organisation.ts";
import { users } from "./user.ts";

/*
 * A team whose members describe each other: each has a round of their own, and one form for all others. Who
 * describes whom is fixed at the start. Nothing here says what anyone answered: an answer goes to its round
 * like any other, sealed, and joins to no row of these tables.
 */

export const teamRounds = sqliteTable(
  "team_rounds",
  {
    id: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.id, { onDelete: "cascade" }),
    /** Who started it; null once their account is deleted. */
    startedBy: text().references(() => users.id, { onDelete: "set null" }),
    title: text().notNull(),
    /** Its purpose, which members read before they describe anyone. */
    purpose: text().notNull(),
    /** How many colleagues each describes, and is described by, as announced. */
    panelSize: integer().notNull(),
    /** The deadline. Closing early moves it to now. */
    closesAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** When its windows and its picture were frozen; null before that. */
    frozenAt: integer({ mode: "timestamp_ms" }),
    /** How many windows opened then. While there are some, its people can't meet in another round soon. */
    windows: integer().notNull().default(0),
    /** When a leader last reminded everyone. */
    remindedAt: integer({ mode: "timestamp_ms" }),
    /** The number of scheduled reminders that are over, sent or skipped. */
    remindersDone: integer().notNull().default(0),
    /** When the hourly job looks at it next; null once it has ended. */
    nextLookAt: integer({ mode: "timestamp_ms" }),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("team_rounds_organisation").on(table.organisationId, table.createdAt),
    // For the deletion of accounts.
    index("team_rounds_started_by").on(table.startedBy),
    index("team_rounds_next_look")
      .on(table.nextLookAt)
      .where(sql`${table.nextLookAt} IS NOT NULL`),
  ],
);

/** Someone who takes part. Those who step out or leave lose their row. */
export const teamPeople = sqliteTable(
  "team_people",
  {
    id: text().primaryKey(),
    teamRoundId: text()
      .notNull()
      .references(() => teamRounds.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Their own round; null once they delete it: they can still describe others. */
    surveyId: text().unique("team_people_survey"),
    /** Whether their window counts in the team picture; null while they haven't said. */
    isCounted: integer({ mode: "boolean" }),
  },
  (table) => [
    uniqueIndex("team_people_user").on(table.teamRoundId, table.userId),
    index("team_people_by_user").on(table.userId),
  ],
);

/** Who describes whom. Like an invitation it knows whether it was used, not when, and no answer (rule A6). */
export const teamPanels = sqliteTable(
  "team_panels",
  {
    describerId: text()
      .notNull()
      .references(() => teamPeople.id, { onDelete: "cascade" }),
    describedId: text()
      .notNull()
      .references(() => teamPeople.id, { onDelete: "cascade" }),
    /** It takes one answer. */
    used: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.describerId, table.describedId] }),
    index("team_panels_described").on(table.describedId),
  ],
);

/** The one picture, frozen with the windows, of those who are counted. */
export const teamPictures = sqliteTable("team_pictures", {
  teamRoundId: text()
    .primaryKey()
    .references(() => teamRounds.id, { onDelete: "cascade" }),
  content: text({ mode: "json" }).$type<GroupPictureContent>().notNull(),
  createdAt: integer({ mode: "timestamp_ms" }).notNull(),
});
