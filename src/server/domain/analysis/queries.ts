import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { prepared } from "#db/prepared.ts";
import { answers, participants, snapshots, surveys } from "#db/schema/index.ts";
import type { Portrait } from "#src/shared/result/analysis.ts";
import { and, asc, desc, eq, gt, isNull, max, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { OwnSurvey } from "#src/server/domain/survey/queries.ts";
import { z } from "zod";

export type SnapshotRow = typeof snapshots.$inferSelect;

const newestOfSurvey = prepared((db: Queryable) =>
  db
    .select()
    .from(snapshots)
    .where(eq(snapshots.surveyId, sql.placeholder("surveyId")))
    .orderBy(desc(snapshots.number))
    .limit(1)
    .prepare(),
);

export const findNewestSnapshot = (
  db: Queryable,
  surveyId: Authorized<"survey">,
): Promise<SnapshotRow | undefined> => newestOfSurvey(db).get({ surveyId });

export const findSnapshot = (db: Queryable, surveyId: Authorized<"survey">, number: number) =>
  db
    .select()
    .from(snapshots)
    .where(and(eq(snapshots.surveyId, surveyId), eq(snapshots.number, number)))
    .get();

/** The newest content of each round, if any. One JSON value keeps the statement the same for any list. */
const newestOfSurveys = prepared((db: Queryable) => {
  const all = alias(snapshots, "all_of_survey");
  const newest = db
    .select({ number: max(all.number) })
    .from(all)
    .where(eq(all.surveyId, snapshots.surveyId));
  return db
    .select({ surveyId: snapshots.surveyId, content: snapshots.content })
    .from(snapshots)
    .where(
      and(
        sql`${snapshots.surveyId} in (select value from json_each(${sql.placeholder("surveyIds")}))`,
        eq(snapshots.number, newest),
      ),
    )
    .prepare();
});

export const listNewestContents = (db: Queryable, surveyIds: readonly string[]) =>
  newestOfSurveys(db).all({ surveyIds: JSON.stringify(surveyIds) });

export const listSnapshotRows = (db: Queryable, surveyId: Authorized<"survey">) =>
  db
    .select({ number: snapshots.number, createdAt: snapshots.createdAt, content: snapshots.content })
    .from(snapshots)
    .where(eq(snapshots.surveyId, surveyId))
    .orderBy(asc(snapshots.number));

export const insertSnapshot = (tx: Transaction, row: SnapshotRow) => tx.insert(snapshots).values(row);

/** Stores the final insights, unless another writer was first or it is too late. */
export const finishInsights = (
  tx: Transaction,
  id: string,
  written: { insights: Portrait; insightSource: string; updatedAt: Date },
) =>
  tx
    .update(snapshots)
    .set({ ...written, writingUntil: null })
    .where(and(eq(snapshots.id, id), gt(snapshots.writingUntil, written.updatedAt)));

/*
 * Rows are fetched as one JSON value: a round may have thousands of answers, and handing over that many rows
 * takes the driver ten times as long as the query and blocks everyone else.
 */

const submitted = z.array(z.array(z.string()));

/** What each peer picked, in no meaningful order. */
export async function listSubmitted(
  db: Queryable,
  { id }: OwnSurvey,
): Promise<readonly (readonly string[])[]> {
  const row = await db
    .select({ all: sql<string>`json_group_array(json(${answers.traitIds}))` })
    .from(answers)
    .where(eq(answers.surveyId, id))
    .get();
  return row === undefined ? [] : submitted.parse(JSON.parse(row.all));
}

const names = z.array(z.string());

export async function listNames(db: Queryable, { id }: OwnSurvey): Promise<readonly string[]> {
  const row = await db
    .select({ all: sql<string>`json_group_array(${participants.name})` })
    .from(participants)
    .where(eq(participants.surveyId, id))
    .get();
  return row === undefined ? [] : names.parse(JSON.parse(row.all));
}

export async function releaseAnswers(tx: Transaction, surveyId: string, snapshot: number): Promise<void> {
  for (const table of [answers, participants]) {
    await tx
      .update(table)
      .set({ releasedIn: snapshot })
      .where(and(eq(table.surveyId, surveyId), isNull(table.releasedIn)));
  }
}

const withdrawnOf = ({ id }: OwnSurvey) => and(eq(answers.surveyId, id), eq(answers.withdrawn, true));

/** Counts the withdrawn answers that haven't been erased yet. */
export const countWithdrawn = (db: Queryable, survey: OwnSurvey): Promise<number> =>
  db.$count(answers, withdrawnOf(survey));

/** Erases the withdrawn answers and adds `count` to the round's erased ones. */
export async function eraseWithdrawn(tx: Transaction, survey: OwnSurvey, count: number): Promise<void> {
  const { id } = survey;
  await tx.delete(answers).where(withdrawnOf(survey));
  await tx.delete(participants).where(and(eq(participants.surveyId, id), eq(participants.withdrawn, true)));
  await tx
    .update(surveys)
    .set({ answersErased: sql`${surveys.answersErased} + ${count}` })
    .where(eq(surveys.id, id));
}
