import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { prepared } from "#db/prepared.ts";
import { surveyCounts } from "#db/columns.ts";
import {
  answers,
  clients,
  invitedMailboxes,
  participants,
  actionPlans,
  shareCards,
  snapshots,
  surveys,
} from "#db/schema/index.ts";
import {
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  notExists,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from "drizzle-orm";

export type SurveyRow = typeof surveys.$inferSelect;

/** A round with the numbers that its owner may know. */
export interface CountedSurvey extends SurveyRow {
  /** Answers that no snapshot has. */
  readonly newAnswers: number;
  /** Answers in the newest snapshot; null while there is none. */
  readonly shownAnswers: number | null;
  /** People who are invited by email, whether they have answered or not (rule A7). */
  readonly invitedCount: number;
}

/** A round of the person who asks: `getOwnSurvey` gives it. */
export type OwnSurvey = CountedSurvey & { readonly id: Authorized<"survey"> };

export const countedColumns = (db: Queryable) => ({ ...getTableColumns(surveys), ...surveyCounts(db) });

/** Where a list of rounds, newest first, goes on: behind this one. */
export type SurveyBefore = Pick<SurveyRow, "id" | "createdAt">;

const isBehind = ({ id, createdAt }: SurveyBefore): SQL =>
  sql`(${surveys.createdAt}, ${surveys.id}) < (${createdAt.getTime()}, ${id})`;

/** One statement for any number of rounds, newest first; for `most` of them, and those behind `last`, where it is given. */
export const listByOwner = (
  db: Queryable,
  userId: string,
  most = -1,
  last?: SurveyBefore,
): Promise<CountedSurvey[]> =>
  db
    .select(countedColumns(db))
    .from(surveys)
    .where(and(eq(surveys.userId, userId), last && isBehind(last)))
    .orderBy(desc(surveys.createdAt), desc(surveys.id))
    // SQLite takes a negative limit for none.
    .limit(most);

/** Neither a client's, which is of a facilitator's plan, nor a part of a team round: someone else started these. */
const isOfOwnAccord = (db: Queryable) =>
  and(
    isNull(surveys.teamRoundId),
    notExists(db.select({ id: clients.id }).from(clients).where(eq(clients.surveyId, surveys.id))),
  );

const takesAnswers = (now: Date) =>
  and(isNull(surveys.completedAt), or(isNull(surveys.closesAt), gt(surveys.closesAt, now)));

const isFirst = (db: Queryable, userId: string, now: Date) =>
  and(eq(surveys.userId, userId), eq(surveys.audience, "personal"), takesAnswers(now), isOfOwnAccord(db));

/** The round that someone starts with, or goes on with: the newest personal one that takes answers; none that someone else started. */
export const findFirst = (db: Queryable, userId: string, now: Date): Promise<CountedSurvey | undefined> =>
  db
    .select(countedColumns(db))
    .from(surveys)
    .where(isFirst(db, userId, now))
    .orderBy(desc(surveys.createdAt), desc(surveys.id))
    .limit(1)
    .get();

/** How many of someone's rounds take answers; those in a facilitator's programme or a team round don't count. */
export async function countOpen(db: Queryable, userId: string, now: Date): Promise<number> {
  const row = await db
    .select({ n: count() })
    .from(surveys)
    .where(and(eq(surveys.userId, userId), takesAnswers(now), isOfOwnAccord(db)))
    .get();
  return row?.n ?? 0;
}

const hasResult = (db: Queryable, userId: string) => {
  const results = db.select({ id: snapshots.id }).from(snapshots).where(eq(snapshots.surveyId, surveys.id));
  return and(eq(surveys.userId, userId), exists(results));
};

/** The newest rounds that have a result. */
export const listShown = (db: Queryable, userId: string, most = -1): Promise<CountedSurvey[]> =>
  db
    .select(countedColumns(db))
    .from(surveys)
    .where(hasResult(db, userId))
    .orderBy(desc(surveys.createdAt), desc(surveys.id))
    .limit(most);

export async function countShown(db: Queryable, userId: string): Promise<number> {
  const row = await db.select({ n: count() }).from(surveys).where(hasResult(db, userId)).get();
  return row?.n ?? 0;
}

/** Of each audience: rounds, those with own words, and answers as each round's owner counts them. */
export function sumByOwner(db: Queryable, userId: string) {
  const { newAnswers, shownAnswers } = surveyCounts(db);
  return db
    .select({
      audience: surveys.audience,
      rounds: count(),
      withOwnWords: count(surveys.selfTraitIds),
      answers: sql<number>`sum(${newAnswers} + coalesce(${shownAnswers}, 0))`,
    })
    .from(surveys)
    .where(eq(surveys.userId, userId))
    .groupBy(surveys.audience);
}

const byId = prepared((db: Queryable) =>
  db
    .select(countedColumns(db))
    .from(surveys)
    .where(eq(surveys.id, sql.placeholder("id")))
    .prepare(),
);

export const findById = (db: Queryable, id: string): Promise<CountedSurvey | undefined> =>
  byId(db).get({ id });

export const insertSurvey = (tx: Transaction, row: SurveyRow) => tx.insert(surveys).values(row);

export const updateSurveyRow = (tx: Transaction, id: string, changes: Partial<SurveyRow>) =>
  tx.update(surveys).set(changes).where(eq(surveys.id, id));

/** Another deadline for rounds that have the old one. */
export interface Move {
  readonly from: Date | null;
  readonly to: Date | null;
  readonly now: Date;
}

function isMovable(ids: readonly string[], { from, now }: Move) {
  // As one value: a list of none would make the database look through all rounds.
  const among = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const hasOld = from === null ? isNull(surveys.closesAt) : eq(surveys.closesAt, from);
  return and(inArray(surveys.id, among), hasOld, takesAnswers(now));
}

/** Those of some rounds that are open and have the old deadline. */
export async function listMovable(
  db: Queryable,
  ids: readonly string[],
  move: Move,
): Promise<readonly string[]> {
  const rows = await db.select({ id: surveys.id }).from(surveys).where(isMovable(ids, move));
  return rows.map(({ id }) => id);
}

export async function updateDeadlines(tx: Transaction, ids: readonly string[], move: Move): Promise<void> {
  await tx.update(surveys).set({ closesAt: move.to, updatedAt: move.now }).where(isMovable(ids, move));
}

/** With the round go its answers, snapshots, card, actionPlans, ledger and list of mailboxes. Said in full: a database server may not enforce foreign keys. */
export async function deleteSurveys(tx: Transaction, ids: SQLWrapper): Promise<void> {
  for (const table of [answers, participants, snapshots, shareCards, actionPlans, invitedMailboxes])
    await tx.delete(table).where(inArray(table.surveyId, ids));
  await tx.delete(surveys).where(inArray(surveys.id, ids));
}

export const selectSurvey = (tx: Transaction, id: string) =>
  tx.select({ id: surveys.id }).from(surveys).where(eq(surveys.id, id));

export const selectSurveysOf = (tx: Transaction, userId: string) =>
  tx.select({ id: surveys.id }).from(surveys).where(eq(surveys.userId, userId));

/** Ids of rounds that their owner has not closed, newest first; deadlines are for the caller to look at. */
export const listUnclosed = (db: Queryable, userId: string) =>
  db
    .select({ id: surveys.id, closesAt: surveys.closesAt, completedAt: surveys.completedAt })
    .from(surveys)
    .where(and(eq(surveys.userId, userId), isNull(surveys.completedAt)))
    .orderBy(desc(surveys.createdAt), desc(surveys.id));
