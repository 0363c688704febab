import type { Insights, Portrait, SnapshotContent } from "#src/shared/result/analysis.ts";
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { surveys } from "./survey.ts";

/** As text: SQLite uses an index only for the very words that it was made with. */
export const isFirstSnapshot = sql.raw("number = 1");

/** A frozen result. Content never changes; insights change once at most, while `writingUntil` is set. */
export const snapshots = sqliteTable(
  "snapshots",
  {
    id: text().primaryKey(),
    surveyId: text()
      .notNull()
      .references(() => surveys.id, { onDelete: "cascade" }),
    /** 1, 2, 3 … within its round. */
    number: integer().notNull(),
    /** Answers in it; also in `content`, here for sums. */
    responseCount: integer().notNull(),
    content: text({ mode: "json" }).$type<SnapshotContent>().notNull(),
    /** A portrait, or the five insights of results from before there were portraits. */
    insights: text({ mode: "json" }).$type<Portrait | Insights>().notNull(),
    /** `template`, or the name of the model that wrote the insights. */
    insightSource: text().notNull(),
    /** While a model writes: until when to wait for it. Then null. The built-in text stands in from the start. */
    writingUntil: integer({ mode: "timestamp_ms" }),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("snapshots_survey_number").on(table.surveyId, table.number),
    // For the hourly job that tells facilitators of results.
    index("snapshots_first").on(table.createdAt).where(isFirstSnapshot),
  ],
);
