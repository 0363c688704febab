import type { Queryable, Transaction } from "#db/client.ts";
import { mails, snapshots, surveys, users } from "#db/schema/index.ts";
import {
  type SQL,
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import { surveyCounts } from "#db/columns.ts";
import { type CountedSurvey, countedColumns } from "#src/server/domain/survey/queries.ts";

interface SurveyToNotify {
  readonly surveyId: string;
  readonly userId: string;
  readonly minResponses: number;
  readonly title: string;
  readonly email: string;
  readonly firstName: string;
  /** null until picked. */
  readonly selfTraitIds: readonly string[] | null;
  /** The key of the email, which isn't queued yet. */
  readonly eventKey: string;
}

const surveyColumns = {
  surveyId: surveys.id,
  userId: surveys.userId,
  minResponses: surveys.minResponses,
  title: surveys.title,
  email: users.email,
  firstName: users.firstName,
  selfTraitIds: surveys.selfTraitIds,
};

/** Not closed and before its deadline; the email "round over" covers the rest. */
const isOpen = (now: Date) =>
  and(isNull(surveys.completedAt), or(isNull(surveys.closesAt), gt(surveys.closesAt, now)));

const hasNoEmail = (db: Queryable, eventKey: SQL) =>
  notExists(db.select({ id: mails.id }).from(mails).where(eq(mails.eventKey, eventKey)));

const ofSurvey = eq(snapshots.surveyId, surveys.id);

const snapshotCount = (db: Queryable) =>
  sql<number>`${db.select({ n: count() }).from(snapshots).where(ofSurvey)}`;

/** The key of "round ready": from the second result on, with its number. */
function readyKey(db: Queryable) {
  // Reads the snapshots once: the hourly job does this for many rounds.
  const number = sql`iif(count(*) = 0, '', ' ' || (count(*) + 1))`;
  return sql<string>`'round ready ' || ${surveys.id} || ${db.select({ number }).from(snapshots).where(ofSurvey)}`;
}

/** Ids after `after`, through `upTo`; null: no end. */
interface IdRange {
  readonly after: string;
  readonly upTo: string | null;
}

type SomeSurveys = IdRange | readonly string[];

const isList = (some: SomeSurveys): some is readonly string[] => Array.isArray(some);

const isIn = ({ after, upTo }: IdRange) =>
  and(gt(surveys.id, after), upTo === null ? undefined : lte(surveys.id, upTo));

// A JSON list keeps the statement the same for any number of rounds.
const isAmong = (some: SomeSurveys) =>
  isList(some) ? sql`${surveys.id} in (select value from json_each(${JSON.stringify(some)}))` : isIn(some);

/** The `most`-th id after `after`; null if there are fewer. */
export async function findPageEnd(db: Queryable, after: string, most: number): Promise<string | null> {
  const row = await db
    .select({ id: surveys.id })
    .from(surveys)
    .where(gt(surveys.id, after))
    .orderBy(asc(surveys.id))
    .limit(1)
    .offset(most - 1)
    .get();
  return row?.id ?? null;
}

interface ReadySurvey extends SurveyToNotify {
  /** Existing results. */
  readonly snapshots: number;
}

/** Open rounds with enough new answers for the next result, no email for it yet and a confirmed owner. */
export function listReadySurveys(
  db: Queryable,
  now: Date,
  some: SomeSurveys,
): Promise<readonly ReadySurvey[]> {
  const eventKey = readyKey(db);
  return db
    .select({ ...surveyColumns, eventKey, snapshots: snapshotCount(db) })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(
      and(
        isAmong(some),
        isOpen(now),
        isNotNull(users.emailVerifiedAt),
        hasNoEmail(db, eventKey),
        sql`${surveyCounts(db).newAnswers} >= ${surveys.minResponses}`,
      ),
    );
}

export interface ClosingSurvey extends SurveyToNotify {
  readonly closesAt: Date | null;
  readonly newAnswers: number;
  readonly shownAnswers: number | null;
  /** The key of "round ready" for the next result. */
  readonly readyKey: string;
}

export interface ClosingTimes {
  readonly now: Date;
  /** Earlier deadlines are too near for a reminder, those after `until` too far. */
  readonly from: Date;
  readonly until: Date;
  /** Rounds started with less time than this, in ms, need no reminder. */
  readonly leastLifeMs: number;
}

export interface LastClosing {
  readonly closesAt: Date | null;
  readonly surveyId: string;
}

/** Open rounds with a deadline in the window, no email for it yet and a confirmed owner, after `last`. */
export function listClosingSurveys(
  db: Queryable,
  times: ClosingTimes,
  last: LastClosing | null,
  most: number,
): Promise<readonly ClosingSurvey[]> {
  const eventKey = sql<string>`'round closes ' || ${surveys.id} || ' ' || ${surveys.closesAt}`;
  const { newAnswers, shownAnswers } = surveyCounts(db);
  const { closesAt } = surveys;
  return db
    .select({
      ...surveyColumns,
      eventKey,
      readyKey: readyKey(db),
      closesAt,
      newAnswers,
      shownAnswers,
    })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(
      and(
        isOpen(times.now),
        // A team round has reminders of its own.
        isNull(surveys.teamRoundId),
        gt(closesAt, times.from),
        last === null
          ? undefined
          : sql`(${closesAt}, ${surveys.id}) > (${last.closesAt?.getTime() ?? 0}, ${last.surveyId})`,
        lte(closesAt, times.until),
        sql`${closesAt} - ${surveys.createdAt} >= ${times.leastLifeMs}`,
        isNotNull(users.emailVerifiedAt),
        hasNoEmail(db, eventKey),
      ),
    )
    .orderBy(asc(closesAt), asc(surveys.id))
    .limit(most);
}

export interface OwnedSurvey extends CountedSurvey {
  readonly email: string;
  readonly firstName: string;
  /** null: unconfirmed, so the owner gets no email. */
  readonly emailVerifiedAt: Date | null;
}

/** The end of a team round ends its parts. */
const isDue = (now: Date) =>
  and(isNull(surveys.completedAt), lte(surveys.closesAt, now), isNull(surveys.teamRoundId));

/** Whether any round needs closing; avoids a write. */
export async function hasDueSurvey(db: Queryable, now: Date): Promise<boolean> {
  const row = await db.select({ id: surveys.id }).from(surveys).where(isDue(now)).limit(1).get();
  return row !== undefined;
}

/** Up to `most` rounds past their deadline that their owner hasn't closed. */
export async function listDue(db: Queryable, now: Date, most: number): Promise<readonly string[]> {
  const rows = await db.select({ id: surveys.id }).from(surveys).where(isDue(now)).limit(most);
  return rows.map(({ id }) => id);
}

export const listOwned = (db: Queryable, ids: readonly string[]): Promise<readonly OwnedSurvey[]> =>
  db
    .select({
      ...countedColumns(db),
      email: users.email,
      firstName: users.firstName,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(inArray(surveys.id, [...ids]));

/** Ends rounds at their deadline. */
export async function endSurveys(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(surveys)
    .set({ completedAt: sql`${surveys.closesAt}` })
    .where(inArray(surveys.id, [...ids]));
}
