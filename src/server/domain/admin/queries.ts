import type { Reader } from "#db/client.ts";
import { mails, totals } from "#db/schema/index.ts";
import { and, asc, count, eq, inArray, lte, sql } from "drizzle-orm";

/** Totals, without answers: with few rounds, their number would tell when someone answered. */
export const findTotals = (db: Reader) =>
  db
    .select({ users: totals.users, surveys: totals.surveys, snapshots: totals.snapshots })
    .from(totals)
    .where(eq(totals.id, 1))
    .get();

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
