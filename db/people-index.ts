import { sql, type SQL } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The full-text index, which triggers keep; its rows have the numbers of people. It's no table that Drizzle could make. */
export const peopleIndex = sqliteTable("people_index", { rowid: integer(), words: text(), marks: text() });

/** What the index keeps beside someone's words: it finds the one administrator among many people of the same name without reading them all. */
export type PersonMark = "unverified" | "administrator" | "plan" | "acted";

/**
 * Whether the index has people with these words and that mark. It gives them in the order of their numbers, and only as many as are
 * asked for: it knows the beginnings of up to eight letters. Those of a longer word it puts together first.
 */
export const isIndexed = (words: string, mark?: PersonMark): SQL =>
  sql`people_index MATCH ${mark === undefined ? `words : (${words})` : `words : (${words}) AND marks : ${mark}`}`;
