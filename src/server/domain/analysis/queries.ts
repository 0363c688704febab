import type { Queryable, Transaction } from "#db/client.ts";
import { answers, participants, snapshots } from "#db/schema/index.ts";
import type { Insights } from "#src/shared/analysis.ts";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";

export type SnapshotRow = typeof snapshots.$inferSelect;

export const findNewestSnapshot = (db: Queryable, surveyId: string): Promise<SnapshotRow | undefined> =>
  db
    .select()
    .from(snapshots)
    .where(eq(snapshots.surveyId, surveyId))
    .orderBy(desc(snapshots.number))
    .limit(1)
    .get();

export const insertSnapshot = (tx: Transaction, row: SnapshotRow) => tx.insert(snapshots).values(row);

/** Puts the final insights in place, once: whoever comes second changes nothing. */
export const finishInsights = (
  tx: Transaction,
  id: string,
  written: { insights: Insights; insightSource: string; updatedAt: Date },
) =>
  tx
    .update(snapshots)
    .set({ ...written, writingUntil: null })
    .where(and(eq(snapshots.id, id), isNotNull(snapshots.writingUntil)));

/** All words that peers of a round picked, in the order of random keys. */
export const listPicks = (db: Queryable, surveyId: string) =>
  db.select({ traitIds: answers.traitIds }).from(answers).where(eq(answers.surveyId, surveyId));

export const listNames = (db: Queryable, surveyId: string) =>
  db.select({ name: participants.name }).from(participants).where(eq(participants.surveyId, surveyId));

/** Marks all new answers of a round as part of a snapshot. */
export async function releaseAnswers(tx: Transaction, surveyId: string, snapshot: number): Promise<void> {
  for (const table of [answers, participants]) {
    await tx
      .update(table)
      .set({ releasedIn: snapshot })
      .where(and(eq(table.surveyId, surveyId), isNull(table.releasedIn)));
  }
}
