import { index, integer, sqliteTable, text, primaryKey, uniqueIndex } from "drizzle-orm/sqlite-core";
import { clients, programmes } from "./programme.ts";
import { users } from "./user.ts";
import type { StepProposal } from "#src/shared/meeting/meeting.output.ts";
import type { GroupPictureContent } from "#src/shared/group/group.output.ts";

/** A meeting in which facilitator and client look at a window together; both screens follow this row. */
export const meetings = sqliteTable(
  "meetings",
  {
    clientId: text()
      .primaryKey()
      .references(() => clients.id, { onDelete: "cascade" }),
    /** Who started it last; null once their account is deleted. */
    startedBy: text().references(() => users.id, { onDelete: "set null" }),
    /** `asked`: the facilitator has started, and the client hasn't replied. */
    state: text({ enum: ["asked", "refused", "running", "over"] }).notNull(),
    /** What both see: the start, a pane, the portrait, or the end. */
    step: text({ enum: ["start", "arena", "blindSpot", "facade", "unknown", "portrait", "end"] }).notNull(),
    /** What the facilitator proposes that the client keeps; null: nothing. */
    proposal: text({ mode: "json" }).$type<StepProposal>(),
    /** Counts changes, so that a screen knows whether it is outdated. */
    version: integer().notNull(),
    startedAt: integer({ mode: "timestamp_ms" }).notNull(),
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("meetings_started_by").on(table.startedBy)],
);

/* Group pictures. Those counted are kept by plain ids, which have to outlast a client and a result. */

/** A frozen picture of a programme's clients who agreed to be counted. */
export const groupPictures = sqliteTable(
  "group_pictures",
  {
    id: text().primaryKey(),
    programmeId: text()
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
    /** 1, 2, 3 … within its programme. */
    number: integer().notNull(),
    content: text({ mode: "json" }).$type<GroupPictureContent>().notNull(),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [uniqueIndex("group_pictures_programme_number").on(table.programmeId, table.number)],
);

/** Who was counted, with which result: the next picture takes changes. Shown to nobody. */
export const groupMembers = sqliteTable(
  "group_members",
  {
    pictureId: text()
      .notNull()
      .references(() => groupPictures.id, { onDelete: "cascade" }),
    clientId: text().notNull(),
    snapshotId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureId, table.clientId] })],
);
