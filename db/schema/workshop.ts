import { languageTags } from "#src/shared/languages/languages.ts";
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Insights, Portrait, SnapshotContent } from "#src/shared/result/analysis.ts";
import type { GroupPictureContent } from "#src/shared/group/group.output.ts";
import { workshopSteps } from "#src/shared/workshop/steps.ts";
import { organisations } from "./organisation.ts";
import { users } from "./user.ts";

/*
 * A team round for a room: people join by phone for an evening, without an account. Everything is erased on a
 * day fixed at the start. What someone picked for another is a row like any answer, without who, when or
 * order, and is erased when windows open.
 */

export const workshops = sqliteTable(
  "workshops",
  {
    id: text().primaryKey(),
    /** A team whose leaders can host it, too; null for a workshop of its starter alone. */
    organisationId: text().references(() => organisations.id, { onDelete: "cascade" }),
    /** Who started it; null once their account is deleted. */
    startedBy: text().references(() => users.id, { onDelete: "set null" }),
    title: text().notNull(),
    /** The code to join by: 10 characters, without those that look alike. */
    code: text().notNull().unique("workshops_code"),
    /** What guests read; null: as their browser says. */
    language: text({ enum: languageTags }),
    /** How many others each guest should describe, as the host chose. */
    describes: integer().notNull(),
    /** How many others each guest describes, given who joined; null before describing starts. */
    panelSize: integer(),
    step: text({ enum: workshopSteps }).notNull(),
    /** Grows with each step, so that phones and the wall know when to reload. */
    version: integer().notNull().default(0),
    /** The one frozen picture of those who agreed; null if none. */
    picture: text({ mode: "json" }).$type<GroupPictureContent>(),
    picturedAt: integer({ mode: "timestamp_ms" }),
    /** How many windows opened. Counted once: a number that falls would tell what a leaver had. */
    windows: integer().notNull().default(0),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** When it ends automatically. */
    endsAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** When everything about guests is erased. The picture stays with the host. */
    erasedAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** Whether that has been done. */
    isErased: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("workshops_organisation").on(table.organisationId, table.createdAt),
    // For the deletion of accounts.
    index("workshops_started_by").on(table.startedBy),
    index("workshops_erased_at")
      .on(table.erasedAt)
      .where(sql`${table.isErased} = 0`),
    index("workshops_ends_at")
      .on(table.endsAt)
      .where(sql`${table.step} <> 'ended'`),
  ],
);

/** Someone in the room. Those who leave or are removed lose their row. */
export const workshopGuests = sqliteTable(
  "workshop_guests",
  {
    id: text().primaryKey(),
    workshopId: text()
      .notNull()
      .references(() => workshops.id, { onDelete: "cascade" }),
    /** SHA-256 of the key in their place's address. */
    keyHash: text().notNull().unique("workshop_guests_key"),
    /** Their name in the room. */
    name: text().notNull(),
    /** The name normalized for comparison: two alike couldn't be told apart. */
    nameKey: text().notNull(),
    /** Their own words; null until picked. */
    selfTraitIds: text({ mode: "json" }).$type<readonly string[]>(),
    /** Whether they take part: they had own words when describing began. */
    isIn: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether they came once describing had begun. */
    isLate: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether their window counts in the picture; null while they haven't said. */
    isCounted: integer({ mode: "boolean" }),
    /** Their frozen window; null before it opens, or if too few described them. */
    window: text({ mode: "json" }).$type<GuestResult>(),
    /** How many emails they have sent to themselves. */
    mails: integer().notNull().default(0),
  },
  (table) => [uniqueIndex("workshop_guests_name").on(table.workshopId, table.nameKey)],
);

/** A guest's frozen result. */
export interface GuestResult {
  readonly content: SnapshotContent;
  readonly insights: Portrait | Insights;
}

/** Who describes whom. It knows whether it was used, not when (A6). Erased when windows open. */
export const workshopPanels = sqliteTable(
  "workshop_panels",
  {
    describerId: text()
      .notNull()
      .references(() => workshopGuests.id, { onDelete: "cascade" }),
    describedId: text()
      .notNull()
      .references(() => workshopGuests.id, { onDelete: "cascade" }),
    /** It takes one answer. */
    used: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.describerId, table.describedId] }),
    index("workshop_panels_described").on(table.describedId),
  ],
);

/** The words picked for a guest. As in `answers`, nothing shows by whom. Erased when windows open. */
export const workshopAnswers = sqliteTable(
  "workshop_answers",
  {
    /** Derived from the withdraw key by `answerKeys` in src/server/domain/response/answer-keys.ts. */
    id: text().primaryKey(),
    guestId: text()
      .notNull()
      .references(() => workshopGuests.id, { onDelete: "cascade" }),
    /** In catalogue order, and sealed. */
    traitIds: text({ mode: "json" }).$type<readonly string[]>().notNull(),
  },
  (table) => [index("workshop_answers_guest").on(table.guestId)],
);
