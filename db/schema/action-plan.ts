import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { surveys } from "./survey.ts";

/**
 * What an owner plans to try after reading one pane of their result. A row exists only while they want it in their account, and
 * holds nothing but what they wrote: it has no link to any answer.
 */
export const actionPlans = sqliteTable(
  "action_plans",
  {
    surveyId: text()
      .notNull()
      .references(() => surveys.id, { onDelete: "cascade" }),
    pane: text({ enum: ["arena", "blindSpot", "facade", "unknown"] }).notNull(),
    /** null while no word is picked. */
    traitId: text(),
    person: text().notNull(),
    deed: text().notNull(),
    /** "2026-12-06", the day to look back; null while none is set. */
    until: text(),
    noticed: text().notNull(),
    /** Whether the owner wants an email on that day. It stays true once the email has gone. */
    remind: integer({ mode: "boolean" }).notNull(),
    /** When the email is due; null where none is wanted, and once it has gone. */
    mailDueAt: integer({ mode: "timestamp_ms" }),
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.surveyId, table.pane] }),
    // For the hourly job: most plans wait for no email, and aren't in it.
    index("action_plans_mail_due")
      .on(table.mailDueAt, table.surveyId)
      .where(sql`${table.mailDueAt} IS NOT NULL`),
  ],
);
