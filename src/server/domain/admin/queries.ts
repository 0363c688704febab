import type { Reader } from "#db/client.ts";
import {
  billings,
  isFirstSnapshot,
  isSupportRequest,
  mails,
  snapshots,
  surveys,
  totals,
  users,
} from "#db/schema/index.ts";
import { days } from "#src/server/clock.ts";
import { and, asc, count, eq, gte, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { type SQLiteColumn, type SQLiteTable, unionAll } from "drizzle-orm/sqlite-core";

/** Totals, without answers: with few rounds, their number would tell when someone answered. */
export const findTotals = (db: Reader) =>
  db
    .select({ users: totals.users, surveys: totals.surveys, snapshots: totals.snapshots })
    .from(totals)
    .where(eq(totals.id, 1))
    .get();

export type Begun = "people" | "rounds" | "windows" | "trials" | "payers" | "requests";

/** What began in each week since then, by dates that exist anyway. Each part reads the end of an index. */
export function countWeeks(db: Reader, since: Date) {
  const began = (what: Begun, table: SQLiteTable, column: SQLiteColumn, which?: SQL) =>
    db
      .select({
        what: sql<Begun>`${what}`.as("what"),
        week: sql<number>`cast((${column} - ${since.getTime()}) / ${days(7)} as integer)`.as("week"),
        count: count().as("count"),
      })
      .from(table)
      .where(and(gte(column, since), which))
      .groupBy(sql`2`);
  const { trialUsedAt, trialEndsAt, subscribedAt, subscriptionStatus } = billings;
  return unionAll(
    began("people", users, users.createdAt),
    began("rounds", surveys, surveys.createdAt),
    began("windows", snapshots, snapshots.createdAt, isFirstSnapshot),
    // A trial ends after it begins, and only its end has an index.
    began("trials", billings, trialUsedAt, gte(trialEndsAt, since)),
    began("payers", billings, subscribedAt, ne(subscriptionStatus, "incomplete")),
    began("requests", mails, mails.createdAt, isSupportRequest),
  );
}

/** Counts emails by state, except `sent`: most rows are sent, so counting them is slow. */
export const countMailsByState = (db: Reader) =>
  db
    .select({ state: mails.state, count: count() })
    .from(mails)
    .where(and(sql`${mails.state} <> 'sent'`, inArray(mails.state, ["queued", "failed", "local"])))
    .groupBy(mails.state)
    .orderBy(asc(mails.state));

/** The due email that has waited longest. */
export const findLongestDueMail = (db: Reader, now: Date) =>
  db
    .select({ dueAt: mails.dueAt })
    .from(mails)
    .where(and(eq(mails.state, "queued"), sql`${mails.state} <> 'sent'`, lte(mails.dueAt, now)))
    .orderBy(asc(mails.dueAt))
    .limit(1)
    .get();
