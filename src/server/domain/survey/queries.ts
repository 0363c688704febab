import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { prepared } from "#db/prepared.ts";
import { surveyCounts } from "#db/columns.ts";
import type { Audience } from "#src/shared/survey/survey-limits.ts";
import {
  answers,
  clients,
  invitedMailboxes,
  participants,
  actionPlans,
  shareCards,
  snapshots,
  surveys,
  teamPeople,
} from "#db/schema/index.ts";
import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  ne,
  notExists,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from "drizzle-orm";

export type SurveyRow = typeof surveys.$inferSelect;

/** A round with the counts that its owner may know. */
export interface CountedSurvey extends SurveyRow {
  /** Answers in no snapshot. */
  readonly newAnswers: number;
  /** Answers in the newest snapshot; null without a snapshot. */
  readonly shownAnswers: number | null;
  /** People invited by email, whether they have answered or not (rule A7). */
  readonly invitedCount: number;
}

/** A round of the actor; only `getOwnSurvey` makes one. */
export type OwnSurvey = CountedSurvey & { readonly id: Authorized<"survey"> };

export const countedColumns = (db: Queryable) => ({ ...getTableColumns(surveys), ...surveyCounts(db) });

/** The cursor of a list of rounds, newest first. */
export type SurveyBefore = Pick<SurveyRow, "id" | "createdAt">;

const isBehind = ({ id, createdAt }: SurveyBefore): SQL =>
  sql`(${surveys.createdAt}, ${surveys.id}) < (${createdAt.getTime()}, ${id})`;

/** Rounds, newest first: up to `most`, after `last`. */
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
    // SQLite takes a negative limit as none.
    .limit(most);

/**
 * Excludes rounds that others started: a facilitator's clients' (under that plan) and parts of team rounds.
 */
const isStartedByOwner = (db: Queryable) =>
  and(
    isNull(surveys.teamRoundId),
    notExists(db.select({ id: clients.id }).from(clients).where(eq(clients.surveyId, surveys.id))),
  );

const takesAnswers = (now: Date) =>
  and(isNull(surveys.completedAt), or(isNull(surveys.closesAt), gt(surveys.closesAt, now)));

const isFirst = (db: Queryable, userId: string, now: Date) =>
  and(eq(surveys.userId, userId), eq(surveys.audience, "personal"), takesAnswers(now), isStartedByOwner(db));

/** An owner's circles that share own words, oldest first. */
export const listByCircleGroup = (
  db: Queryable,
  userId: string,
  circleGroup: string,
): Promise<CountedSurvey[]> =>
  db
    .select(countedColumns(db))
    .from(surveys)
    .where(and(eq(surveys.userId, userId), eq(surveys.circleGroup, circleGroup)))
    .orderBy(surveys.createdAt, surveys.id);

/** The newest open personal round that the owner started. */
export const findFirst = (db: Queryable, userId: string, now: Date): Promise<CountedSurvey | undefined> =>
  db
    .select(countedColumns(db))
    .from(surveys)
    .where(isFirst(db, userId, now))
    .orderBy(desc(surveys.createdAt), desc(surveys.id))
    .limit(1)
    .get();

/** Counts the open rounds that the owner started: circles as one, and without the circles of `besides`. */
export async function countOpen(
  db: Queryable,
  userId: string,
  now: Date,
  besides: string | null = null,
): Promise<number> {
  const isElsewhere =
    besides === null ? undefined : or(isNull(surveys.circleGroup), ne(surveys.circleGroup, besides));
  const row = await db
    .select({ n: countDistinct(sql`coalesce(${surveys.circleGroup}, ${surveys.id})`) })
    .from(surveys)
    .where(and(eq(surveys.userId, userId), takesAnswers(now), isStartedByOwner(db), isElsewhere))
    .get();
  return row?.n ?? 0;
}

const hasResult = (db: Queryable, userId: string) => {
  const results = db.select({ id: snapshots.id }).from(snapshots).where(eq(snapshots.surveyId, surveys.id));
  return and(eq(surveys.userId, userId), exists(results));
};

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

/**
 * Per audience: rounds, those with own words, and the answers their owner may count. Parts of team rounds
 * count as personal.
 */
export function sumByOwner(db: Queryable, userId: string) {
  const { newAnswers, shownAnswers } = surveyCounts(db);
  const audience = sql<Audience>`iif(${surveys.teamRoundId} is null, ${surveys.audience}, 'personal')`;
  return db
    .select({
      audience,
      rounds: count(),
      withOwnWords: count(surveys.selfTraitIds),
      answers: sql<number>`sum(${newAnswers} + coalesce(${shownAnswers}, 0))`,
    })
    .from(surveys)
    .where(eq(surveys.userId, userId))
    .groupBy(audience);
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

/** The own rounds of a team round's people; by their list, as `surveys` has no index for it. */
export const listByTeamRound = (
  db: Queryable,
  teamRoundId: Authorized<"team round">,
): Promise<CountedSurvey[]> => {
  const parts = db
    .select({ id: teamPeople.surveyId })
    .from(teamPeople)
    .where(eq(teamPeople.teamRoundId, teamRoundId));
  return db.select(countedColumns(db)).from(surveys).where(inArray(surveys.id, parts));
};

export const insertSurvey = (tx: Transaction, row: SurveyRow) => tx.insert(surveys).values(row);

export const updateSurveyRow = (tx: Transaction, id: string, changes: Partial<SurveyRow>) =>
  tx.update(surveys).set(changes).where(eq(surveys.id, id));

/** A change of deadline, for rounds that have the old one. */
export interface Move {
  readonly from: Date | null;
  readonly to: Date | null;
  readonly now: Date;
}

function isMovable(ids: readonly string[], { from, now }: Move) {
  // A JSON list: with an empty `in ()` SQLite would scan all rounds.
  const among = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const hasOld = from === null ? isNull(surveys.closesAt) : eq(surveys.closesAt, from);
  return and(inArray(surveys.id, among), hasOld, takesAnswers(now));
}

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

/** Deletes rounds. Names each table: a database server may not enforce foreign keys. */
export async function deleteSurveys(tx: Transaction, ids: SQLWrapper): Promise<void> {
  for (const table of [answers, participants, snapshots, shareCards, actionPlans, invitedMailboxes])
    await tx.delete(table).where(inArray(table.surveyId, ids));
  await tx.delete(surveys).where(inArray(surveys.id, ids));
}

export const selectSurvey = (tx: Transaction, id: string) =>
  tx.select({ id: surveys.id }).from(surveys).where(eq(surveys.id, id));

export const selectSurveysOf = (tx: Transaction, userId: string) =>
  tx.select({ id: surveys.id }).from(surveys).where(eq(surveys.userId, userId));

/** Rounds that their owner hasn't closed, newest first; some may be past their deadline. */
export const listUnclosed = (db: Queryable, userId: string) =>
  db
    .select({ id: surveys.id, closesAt: surveys.closesAt, completedAt: surveys.completedAt })
    .from(surveys)
    .where(and(eq(surveys.userId, userId), isNull(surveys.completedAt)))
    .orderBy(desc(surveys.createdAt), desc(surveys.id));
