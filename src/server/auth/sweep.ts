import type { Database } from "#db/client.ts";
import {
  autoTokens,
  emailVerifications,
  isDisposable,
  knownDevices,
  mails,
  openedLists,
  passwordResets,
  rateLimits,
  sessions,
  usedBotTokens,
  users,
  verificationCodes,
} from "#db/schema/index.ts";
import { after } from "#src/server/clock.ts";
import { and, asc, eq, gt, inArray, isNull, lte, notExists, sql, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { setImmediate } from "node:timers/promises";
import { unverifiedLifeMs } from "#src/server/auth/email/email-verification.ts";
import { isForgottenDevice } from "#src/server/auth/session/known-devices.ts";

/** Rows that go in one write, or counters that are looked at together: everybody else's writes wait for them. */
const mostAtOnce = 500;

/**
 * Erases what is over by now: counters (who came from where, and when), codes and links that no longer work, sessions,
 * proofs of work that cannot be shown again, lists of whom a round had invited when it was opened, and browsers that have not
 * signed in for a year; mails that were for nobody, and rows of those that leave none;
 * and accounts whose address nobody has confirmed in time: nobody has signed in to them, so nothing belongs to them.
 *
 * However much there is, it goes a little at a time, and nobody waits for a write where there is nothing.
 */
export async function sweepExpired(db: Database, now: Date): Promise<void> {
  await sweepCounters(db, now);
  for (const table of [
    ...[verificationCodes, passwordResets, emailVerifications],
    ...[autoTokens, usedBotTokens, sessions, openedLists],
  ])
    await sweepTable(db, table, lte(table.expiresAt, now));
  await sweepTable(db, knownDevices, isForgottenDevice(now));
  await sweepTable(db, mails, and(isDisposable, lte(mails.createdAt, now)));
  await sweepTable(db, users, isNobodys(db, now));
}

function isNobodys(db: Database, now: Date): SQL | undefined {
  const isStale = lte(users.updatedAt, after(now, -unverifiedLifeMs));
  const links = db.read
    .select({ id: emailVerifications.userId })
    .from(emailVerifications)
    .where(eq(emailVerifications.userId, users.id));
  return and(isNull(users.emailVerifiedAt), isStale, notExists(links));
}

async function sweepTable(db: Database, table: SQLiteTable, isOver: SQL | undefined): Promise<void> {
  const row = sql`${table}.rowid`;
  const over = (most: number) => db.read.select({ row }).from(table).where(isOver).limit(most);
  while ((await over(1)).length > 0) {
    await db.write((tx) => tx.delete(table).where(inArray(row, over(mostAtOnce))));
    await setImmediate();
  }
}

/** Counters have no index by time, which every attempt would have to keep (see their table): they are gone through by key. */
async function sweepCounters(db: Database, now: Date): Promise<void> {
  const { key, resetsAt } = rateLimits;
  const keys = (which: SQL | undefined) => db.read.select({ key }).from(rateLimits).where(which);
  let start: string | undefined = "";
  while (start !== undefined) {
    const isBehind: SQL = gt(key, start);
    const [end] = await keys(isBehind)
      .orderBy(asc(key))
      .limit(1)
      .offset(mostAtOnce - 1);
    const isOver = and(isBehind, end && lte(key, end.key), lte(resetsAt, now));
    const [found] = await keys(isOver).limit(1);
    if (found !== undefined) await db.write((tx) => tx.delete(rateLimits).where(isOver));
    start = end?.key;
    await setImmediate();
  }
}
