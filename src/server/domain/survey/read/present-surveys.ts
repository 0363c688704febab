import type { Queryable } from "#db/client.ts";
import { findOverlaps } from "#src/server/domain/overlap/find-overlaps.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { presentSurvey } from "./present-survey.ts";
import type { CountedSurvey } from "#src/server/domain/survey/queries.ts";

/** Some of an owner's rounds, as they see them. */
export async function presentSurveys(
  db: Queryable,
  userId: string,
  rows: readonly CountedSurvey[],
  { now, siteUrl }: { readonly now: Date; readonly siteUrl: string },
): Promise<readonly Survey[]> {
  const overlaps = await findOverlaps(db, userId, rows, now);
  return rows.map((row) => presentSurvey({ ...row, overlap: overlaps.get(row.id) ?? null }, now, siteUrl));
}
