import type { Reader } from "#db/client.ts";
import { mails, totals } from "#db/schema/index.ts";
import { and, asc, count, eq, inArray, lte, sql } from "drizzle-orm";

/**
 * How much there is of everything, over all people. Answers are not counted: on a server with few rounds such a number
 * would move with each of them, and tell when someone answered.
 */
export const findTotals = (db: Reader) =>
  db
    .select({ users: totals.users, surveys: totals.surveys, snapshots: totals.snapshots })
    .from(totals)
    .where(eq(totals.id, 1))
    .get();

/** How many emails are in each state but `sent`: those are most of all rows, and to count them takes its time. */
export const countMailsByState = (db: Reader) =>
  db
    .select({ state: mails.state, count: count() })
    .from(mails)
    .where(and(sql`${mails.state} <> 'sent'`, inArray(mails.state, ["queued", "failed", "local"])))
    .groupBy(mails.state)
    .orderBy(asc(mails.state));

/** Of the emails that could go now, the one that waits longest. */
export const findLongestDueMail = (db: Reader, now: Date) =>
  db
    .select({ dueAt: mails.dueAt })
    .from(mails)
    .where(and(eq(mails.state, "queued"), sql`${mails.state} <> 'sent'`, lte(mails.dueAt, now)))
    .orderBy(asc(mails.dueAt))
    .limit(1)
    .get();
