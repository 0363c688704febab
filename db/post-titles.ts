import { sql, type SQL } from "drizzle-orm";
import { integer, sqliteTable } from "drizzle-orm/sqlite-core";

/** The full-text index of titles as authors see them, which triggers keep; its rows have the numbers of posts. */
export const postTitles = sqliteTable("post_titles", { rowid: integer() });

/** What the index keeps beside a title. What is published later or already is live: that is a question of time. */
export type PostMark = "draft" | "live" | "deleted";

/** Whether the index has posts with these words in their title and one of those marks. */
export const isTitled = (words: readonly string[], marks: readonly PostMark[]): SQL => {
  const title = words.map((word) => `"${word}"*`).join(" ");
  return sql`post_titles MATCH ${`title : (${title}) AND marks : (${marks.join(" OR ")})`}`;
};
