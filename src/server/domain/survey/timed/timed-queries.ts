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

/** A round to tell of, and whom to tell. */
interface SurveyToNotify {
  readonly surveyId: string;
  readonly userId: string;
  readonly minResponses: number;
  readonly title: string;
  readonly email: string;
  readonly firstName: string;
  /** null until picked. */
  readonly selfTraitIds: readonly string[] | null;
  /** What the email is about; there is none with this key yet. */
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

/** Nobody has ended it. Of a round that ends by its deadline tells the email about its end. */
const isOpen = (now: Date) =>
  and(isNull(surveys.completedAt), or(isNull(surveys.closesAt), gt(surveys.closesAt, now)));

const isUntold = (db: Queryable, eventKey: SQL) =>
  notExists(db.select({ id: mails.id }).from(mails).where(eq(mails.eventKey, eventKey)));

const ofSurvey = eq(snapshots.surveyId, surveys.id);

const snapshotCount = (db: Queryable) =>
  sql<number>`${db.select({ n: count() }).from(snapshots).where(ofSurvey)}`;

/** The event that a round's next result can be made: it has the result's number, from the second on. */
function readyKey(db: Queryable) {
  // In one look at the snapshots: the hourly job asks for it of many rounds.
  const number = sql`iif(count(*) = 0, '', ' ' || (count(*) + 1))`;
  return sql<string>`'round ready ' || ${surveys.id} || ${db.select({ number }).from(snapshots).where(ofSurvey)}`;
}

/** Ids behind `after`, up to `upTo`; null: to the end. */
interface IdRange {
  readonly after: string;
  readonly upTo: string | null;
}

/** Rounds of a range of ids, or those with these ids. */
type SomeSurveys = IdRange | readonly string[];

const isList = (some: SomeSurveys): some is readonly string[] => Array.isArray(some);

const isIn = ({ after, upTo }: IdRange) =>
  and(gt(surveys.id, after), upTo === null ? undefined : lte(surveys.id, upTo));

/** A list is one value, so that the statement is the same for any number of rounds. */
const isAmong = (some: SomeSurveys) =>
  isList(some) ? sql`${surveys.id} in (select value from json_each(${JSON.stringify(some)}))` : isIn(some);

/** The `most`-th id of the rounds behind one; null when there are fewer. */
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
  /** Results that there are already. */
  readonly snapshots: number;
}

/**
 * Open rounds with enough new answers for the next result, the first or a later one, that have no email for it, with own
 * words or without; not those of owners whose address nobody has confirmed.
 */
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
        isUntold(db, eventKey),
        sql`${surveyCounts(db).newAnswers} >= ${surveys.minResponses}`,
      ),
    );
}

export interface ClosingSurvey extends SurveyToNotify {
  readonly closesAt: Date | null;
  readonly newAnswers: number;
  readonly shownAnswers: number | null;
  /** The event that its next result can be made, whether it can or not. */
  readonly readyKey: string;
}

/** What the look for rounds that end soon goes by. */
export interface ClosingTimes {
  readonly now: Date;
  /** Deadlines before that are so near that an email is no help any more; and those after `until` are not near yet. */
  readonly from: Date;
  readonly until: Date;
  /** A round that was started with less time than this, in ms, needs no reminder of its deadline. */
  readonly leastLifeMs: number;
}

/** The last round of a page of those that end soon. */
export interface LastClosing {
  readonly closesAt: Date | null;
  readonly surveyId: string;
}

/**
 * Open rounds that end soon, whatever they lack or have, by their deadlines: so many behind `last`. Each deadline has one email; not those of owners
 * whose address nobody has confirmed.
 */
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
        isUntold(db, eventKey),
      ),
    )
    .orderBy(asc(closesAt), asc(surveys.id))
    .limit(most);
}

/** A round with the one to tell of it. */
export interface OwnedSurvey extends CountedSurvey {
  readonly email: string;
  readonly firstName: string;
  /** null: nobody has confirmed the address, so nothing goes there. */
  readonly emailVerifiedAt: Date | null;
}

const isDue = (now: Date) => and(isNull(surveys.completedAt), lte(surveys.closesAt, now));

/** Whether any round's deadline is over and not written down as its end; cheap, and no write. */
export async function hasDueSurvey(db: Queryable, now: Date): Promise<boolean> {
  const row = await db.select({ id: surveys.id }).from(surveys).where(isDue(now)).limit(1).get();
  return row !== undefined;
}

/** Up to `most` rounds whose deadline is over. One that its owner closed is none of them. */
export async function listDue(db: Queryable, now: Date, most: number): Promise<readonly string[]> {
  const rows = await db.select({ id: surveys.id }).from(surveys).where(isDue(now)).limit(most);
  return rows.map(({ id }) => id);
}

/** Some rounds, with whom to tell of each. */
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
