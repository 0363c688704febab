import type { Reader } from "#db/client.ts";
import { mails, snapshots, surveys, users } from "#db/schema/index.ts";
import { and, asc, count, eq, lte } from "drizzle-orm";

/**
 * How much there is of everything, over all people. Answers are not counted: on a server with few rounds such a number
 * would move with each of them, and tell when somebody answered.
 */
export async function countAll(db: Reader) {
  const [people, rounds, results] = await Promise.all([
    db.$count(users),
    db.$count(surveys),
    db.$count(snapshots),
  ]);
  return { users: people, surveys: rounds, snapshots: results };
}

/** How many mails are in each state. */
export const countMailsByState = (db: Reader) =>
  db
    .select({ state: mails.state, count: count() })
    .from(mails)
    .groupBy(mails.state)
    .orderBy(asc(mails.state));

/** Of the mails that could go now, the one that waits longest. */
export const findLongestDueMail = (db: Reader, now: Date) =>
  db
    .select({ dueAt: mails.dueAt })
    .from(mails)
    .where(and(eq(mails.state, "queued"), lte(mails.dueAt, now)))
    .orderBy(asc(mails.dueAt))
    .limit(1)
    .get();
