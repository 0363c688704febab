import { sql, type SQL } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AdminAct } from "#src/shared/admin/admin-acts.ts";

/** The full-text index of titles as authors see them, which triggers keep; its rows have the numbers of posts. */
export const postTitles = sqliteTable("post_titles", { rowid: integer() });

/** What the index keeps beside a title. What is published later or already is live: that is a question of time. */
export type PostMark = "draft" | "live" | "deleted";

/** Whether the index has posts with these words in their title and one of those marks. */
export const isTitled = (words: readonly string[], marks: readonly PostMark[]): SQL => {
  const title = words.map((word) => `"${word}"*`).join(" ");
  return sql`post_titles MATCH ${`title : (${title}) AND marks : (${marks.join(" OR ")})`}`;
};

/**
 * The full-text index of the administrators' log, which triggers keep; its rows have the numbers of entries. An entry has the words of the person
 * that it's about, or whose round it's about, for as long as they are there; the log itself never changes. Administrators have no words in it,
 * as they may have thousands of entries: a mark with their id finds those.
 */
export const logIndex = sqliteTable("log_index", { rowid: integer() });

/** Which entries. */
export interface LogQuestion {
  /** Of whom they're about. */
  readonly words?: string;
  /** With words: or done by one of these. */
  readonly actorIds?: readonly string[];
  readonly act?: AdminAct | undefined;
  /** Who did it, or whom it was done to. */
  readonly person?: string | undefined;
}

/** As the view `log_words` makes marks of ids: the index knows letters and digits alone. */
const actor = (id: string): string => `marks : a${Buffer.from(id).toString("hex")}`;
const target = (id: string): string => `marks : t${Buffer.from(id).toString("hex")}`;

const eitherOf = (questions: readonly string[]): string => `(${questions.join(" OR ")})`;

/** Whether the index has such entries. It gives them in the order of their numbers, and only as many as are asked for. */
export function isLogged({ words, actorIds = [], act, person }: LogQuestion): SQL {
  const questions = [
    ...(words === undefined ? [] : [eitherOf([`words : (${words})`, ...actorIds.map(actor)])]),
    ...(act === undefined ? [] : [`marks : ${act.replaceAll(" ", "")}`]),
    ...(person === undefined ? [] : [eitherOf([actor(person), target(person)])]),
  ];
  return sql`log_index MATCH ${questions.join(" AND ")}`;
}

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
