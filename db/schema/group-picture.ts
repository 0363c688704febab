import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PictureContent } from "#src/shared/group/picture-content.ts";
import { programmes } from "./programme.ts";

/*
 * Pictures of many. Who was counted is kept by plain ids where a reference would take the row away with what it names: it has to outlast
 * a client and a result.
 */

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
    content: text({ mode: "json" }).$type<PictureContent>().notNull(),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [uniqueIndex("group_pictures_programme_number").on(table.programmeId, table.number)],
);

/** Who was counted in a picture, and with which result: the next picture must not single anyone out. Shown to nobody. */
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
