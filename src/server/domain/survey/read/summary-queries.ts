import type { Queryable } from "#db/client.ts";
import { surveys } from "#db/schema/index.ts";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { roundCounts } from "#src/server/domain/survey/queries.ts";

const flag = z.int().transform(Boolean);
const time = z.int().transform((ms) => new Date(ms));

const summaryRows = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    minResponses: z.int(),
    hasOwnWords: flag,
    isPublic: flag,
    closesAt: time.nullable(),
    completedAt: time.nullable(),
    createdAt: time,
    newAnswers: z.int(),
    shownAnswers: z.int().nullable(),
    invitedCount: z.int(),
  }),
);

/** What a summary of a round is made of: of words and link, only whether there are any. */
export type SummaryRow = z.output<typeof summaryRows>[number];

const newestFirst = (a: SummaryRow, b: SummaryRow): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

/**
 * All rounds of somebody, newest first, without texts and words. They come as one value: to hand over hundreds of rows takes
 * the driver ten times as long as SQLite takes to find them. Sorted here, as a libSQL server knows no order within a value.
 */
export async function listSummariesByOwner(db: Queryable, userId: string): Promise<readonly SummaryRow[]> {
  const { newAnswers, shownAnswers, invitedCount } = roundCounts(db);
  const round = sql`json_object(
    'id', ${surveys.id},
    'title', ${surveys.title},
    'minResponses', ${surveys.minResponses},
    'hasOwnWords', ${surveys.selfTraitIds} is not null,
    'isPublic', ${surveys.shareId} is not null,
    'closesAt', ${surveys.closesAt},
    'completedAt', ${surveys.completedAt},
    'createdAt', ${surveys.createdAt},
    'newAnswers', ${newAnswers},
    'shownAnswers', ${shownAnswers},
    'invitedCount', ${invitedCount}
  )`;
  const row = await db
    .select({ rounds: sql<string>`json_group_array(${round})` })
    .from(surveys)
    .where(eq(surveys.userId, userId))
    .get();
  return row === undefined ? [] : summaryRows.parse(JSON.parse(row.rounds)).toSorted(newestFirst);
}
