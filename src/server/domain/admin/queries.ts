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
import { and, asc, count, eq, gte, inArray, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

/** Totals, without answers: with few rounds, their number would tell when someone answered. */
export const findTotals = (db: Reader) =>
  db
    .select({ users: totals.users, surveys: totals.surveys, snapshots: totals.snapshots })
    .from(totals)
    .where(eq(totals.id, 1))
    .get();

/** What began in each of these weeks, by dates that exist anyway. Each count reads a part of one index. */
export function countWeeks(db: Reader, mondays: readonly Date[]) {
  const monday = sql<number>`json_each.value`;
  const began = (table: SQLiteTable, column: SQLiteColumn, which?: SQL) =>
    db.$count(table, and(gte(column, monday), lt(column, sql`${monday} + ${days(7)}`), which));
  const { trialUsedAt, subscribedAt, subscriptionStatus } = billings;
  return db
    .select({
      monday,
      people: began(users, users.createdAt),
      rounds: began(surveys, surveys.createdAt),
      windows: began(snapshots, snapshots.createdAt, isFirstSnapshot),
      trials: began(billings, trialUsedAt),
      subscribers: began(billings, subscribedAt, ne(subscriptionStatus, "incomplete")),
      requests: began(mails, mails.createdAt, isSupportRequest),
    })
    .from(sql`json_each(${JSON.stringify(mondays.map((time) => time.getTime()))})`)
    .orderBy(monday);
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
