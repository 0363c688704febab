import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { TeamPictureContent } from "#src/shared/team/picture-content.ts";
import { organisations } from "./organisation.ts";
import { users } from "./user.ts";

/*
 * A team describes each other: everyone who takes part has a round of their own, and one form for all of the others. Who describes whom is
 * fixed at the start. Nothing here says what anyone answered; an answer goes to its round like every other, sealed, and joins to no row of these.
 */

export const teamRounds = sqliteTable(
  "team_rounds",
  {
    id: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.id, { onDelete: "cascade" }),
    /** Who started it; null once their account is gone. */
    startedBy: text().references(() => users.id, { onDelete: "set null" }),
    title: text().notNull(),
    /** What it is for: members read it before they describe anyone. */
    purpose: text().notNull(),
    /** How many colleagues each describes, and is described by, as it was stated at the start. */
    panelSize: integer().notNull(),
    /** Nobody answers after it. Closing early is to move it to now. */
    closesAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** How many quarters of all descriptions had come at the start of the day, three at most; it moves once a day. */
    quarters: integer().notNull().default(0),
    /** How many of the reminders on the schedule are over, sent or not. */
    remindersDone: integer().notNull().default(0),
    /** When the hourly job looks at it next; null once it's over. */
    nextLookAt: integer({ mode: "timestamp_ms" }),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("team_rounds_organisation").on(table.organisationId, table.createdAt),
    // For accounts that go.
    index("team_rounds_started_by").on(table.startedBy),
    index("team_rounds_next_look")
      .on(table.nextLookAt)
      .where(sql`${table.nextLookAt} IS NOT NULL`),
  ],
);

/** Someone who takes part. Who doesn't want to, or goes, has no row any more. */
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
    /** Their own round; null once they have deleted it, and still describe others. */
    surveyId: text().unique("team_people_survey"),
    /** Whether they agree to be counted in the team picture. */
    isCounted: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("team_people_user").on(table.teamRoundId, table.userId),
    index("team_people_by_user").on(table.userId),
  ],
);

/** Who describes whom. Like an invitation it knows whether it is used, not when, and nothing of the answer (rule A6). */
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

/** The one picture that a team round makes of those who agreed, frozen. */
export const teamPictures = sqliteTable("team_pictures", {
  teamRoundId: text()
    .primaryKey()
    .references(() => teamRounds.id, { onDelete: "cascade" }),
  content: text({ mode: "json" }).$type<TeamPictureContent>().notNull(),
  createdAt: integer({ mode: "timestamp_ms" }).notNull(),
});
