import type { Queryable } from "#db/client.ts";
import { answers, mails, snapshots, surveys, users } from "#db/schema/index.ts";
import { and, count, eq, gt, isNotNull, isNull, lte, notExists, or, sql, type SQL } from "drizzle-orm";

/** A round to tell of, and whom to tell. */
interface RoundToTell {
  readonly surveyId: string;
  readonly title: string;
  readonly email: string;
  readonly firstName: string;
  /** What the mail is about; there is none with this key yet. */
  readonly eventKey: string;
}

const roundColumns = {
  surveyId: surveys.id,
  title: surveys.title,
  email: users.email,
  firstName: users.firstName,
};

/** Nobody has ended it. Of a round that ends by its deadline tells the mail about its end. */
const isOpen = (now: Date) =>
  and(isNull(surveys.completedAt), or(isNull(surveys.closesAt), gt(surveys.closesAt, now)));

const isUntold = (db: Queryable, eventKey: SQL) =>
  notExists(db.select({ id: mails.id }).from(mails).where(eq(mails.eventKey, eventKey)));

/** Answers that no snapshot has. */
const newAnswers = (db: Queryable) =>
  db
    .select({ n: count() })
    .from(answers)
    .where(and(eq(answers.surveyId, surveys.id), isNull(answers.releasedIn)));

const snapshotCount = (db: Queryable) =>
  db.select({ n: count() }).from(snapshots).where(eq(snapshots.surveyId, surveys.id));

export interface ReadyRound extends RoundToTell {
  /** Results that there are already. */
  readonly snapshots: number;
}

/**
 * Open rounds with own words and enough new answers for the next result, the first or a later one, that have no mail for
 * it; not those of owners whose address nobody has confirmed.
 */
export function listReadyRounds(db: Queryable, now: Date): Promise<readonly ReadyRound[]> {
  const shown = sql<number>`${snapshotCount(db)}`;
  const eventKey = sql<string>`'round ready ' || ${surveys.id} || case when ${shown} = 0 then '' else ' ' || (${shown} + 1) end`;
  return db
    .select({ ...roundColumns, eventKey, snapshots: shown })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(
      and(
        isOpen(now),
        isNotNull(surveys.selfTraitIds),
        isNotNull(users.emailVerifiedAt),
        isUntold(db, eventKey),
        sql`${newAnswers(db)} >= ${surveys.minResponses}`,
      ),
    );
}

export interface ClosingRound extends RoundToTell {
  readonly closesAt: Date | null;
  readonly minResponses: number;
  readonly answered: number;
  readonly selfTraitIds: readonly string[] | null;
}

/** What the look for rounds that end soon goes by. */
export interface ClosingTimes {
  readonly now: Date;
  /** Deadlines before that are so near that a mail is no help any more; and those after `until` are not near yet. */
  readonly from: Date;
  readonly until: Date;
  /** A round that was started with less time than this, in ms, needs no reminder of its deadline. */
  readonly leastLifeMs: number;
}

/**
 * Open rounds without a result that end soon, and cannot be opened as they are: own words or answers are missing. Each
 * deadline has one mail; not those of owners whose address nobody has confirmed.
 */
export function listClosingRounds(db: Queryable, times: ClosingTimes): Promise<readonly ClosingRound[]> {
  const eventKey = sql<string>`'round closes ' || ${surveys.id} || ' ' || ${surveys.closesAt}`;
  const answered = sql<number>`${newAnswers(db)}`;
  const { closesAt, minResponses, selfTraitIds } = surveys;
  return db
    .select({ ...roundColumns, eventKey, closesAt, minResponses, answered, selfTraitIds })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(
      and(
        isOpen(times.now),
        gt(closesAt, times.from),
        lte(closesAt, times.until),
        sql`${closesAt} - ${surveys.createdAt} >= ${times.leastLifeMs}`,
        or(isNull(selfTraitIds), sql`${answered} < ${minResponses}`),
        sql`${snapshotCount(db)} = 0`,
        isNotNull(users.emailVerifiedAt),
        isUntold(db, eventKey),
      ),
    );
}
