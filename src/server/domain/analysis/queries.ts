import type { Queryable, Transaction } from "#db/client.ts";
import { snapshots } from "#db/schema/index.ts";
import type { Insights } from "#src/shared/analysis.ts";
import { and, desc, eq, isNotNull } from "drizzle-orm";

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
