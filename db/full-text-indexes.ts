import { sql, type SQL } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AdminAct } from "#src/shared/admin/admin-acts.ts";

/** The full-text index of titles. Triggers maintain it; row ids are post numbers. */
export const postTitles = sqliteTable("post_titles", { rowid: integer() });

/** A mark in the index. "live" includes scheduled posts: the time of publishing decides those. */
export type PostMark = "draft" | "live" | "deleted";

/** Matches posts whose title has these words, and that have one of these marks. */
export const matchesPost = (words: readonly string[], marks: readonly PostMark[]): SQL => {
  const title = words.map((word) => `"${word}"*`).join(" ");
  return sql`post_titles MATCH ${`title : (${title}) AND marks : (${marks.join(" OR ")})`}`;
};

/**
 * The full-text index of the administrators' log. Triggers maintain it; row ids are entry numbers. An entry
 * has the words of the person it concerns for as long as they exist. Administrators, who may have thousands
 * of entries, are found by a mark with their id instead.
 */
export const logIndex = sqliteTable("log_index", { rowid: integer() });

/** A search of the log. */
export interface LogSearch {
  /** Words of the person concerned. */
  readonly words?: string;
  /** With `words`: entries by these administrators match, too. */
  readonly actorIds?: readonly string[];
  readonly act?: AdminAct | undefined;
  /** The person who acted or was affected. */
  readonly person?: string | undefined;
}

/** Marks of ids, as in the view `log_words`: the index only has letters and digits. */
const actor = (id: string): string => `marks : a${Buffer.from(id).toString("hex")}`;
const target = (id: string): string => `marks : t${Buffer.from(id).toString("hex")}`;

const eitherOf = (clauses: readonly string[]): string => `(${clauses.join(" OR ")})`;

/** Matches log entries, which SQLite returns in order of number. */
export function matchesLogEntry({ words, actorIds = [], act, person }: LogSearch): SQL {
  const clauses = [
    ...(words === undefined ? [] : [eitherOf([`words : (${words})`, ...actorIds.map(actor)])]),
    ...(act === undefined ? [] : [`marks : ${act.replaceAll(" ", "")}`]),
    ...(person === undefined ? [] : [eitherOf([actor(person), target(person)])]),
  ];
  return sql`log_index MATCH ${clauses.join(" AND ")}`;
}

/** The full-text index of people. Triggers maintain it; row ids are `users.number`. */
export const peopleIndex = sqliteTable("people_index", { rowid: integer(), words: text(), marks: text() });

/** A mark in the index: finds one administrator among many namesakes without reading them all. */
export type PersonMark = "unverified" | "administrator" | "plan" | "acted";

/**
 * Matches people with these words and this mark, in order of number. The index has prefixes of up to eight
 * letters; longer words are combined first.
 */
export const matchesPerson = (words: string, mark?: PersonMark): SQL =>
  sql`people_index MATCH ${mark === undefined ? `words : (${words})` : `words : (${words}) AND marks : ${mark}`}`;
