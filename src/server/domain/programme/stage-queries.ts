import type { Queryable } from "#db/client.ts";
import { clients, programmeFacilitators, snapshots, surveys } from "#db/schema/index.ts";
import { surveyCounts } from "#db/columns.ts";
import { stages, type Stage } from "#src/shared/programme/programme.ts";
import {
  and,
  count,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from "drizzle-orm";

/** A stage as its index in `stages`, inlined into the statement. */
const numberOf = (stage: Stage): SQL => sql.raw(String(stages.indexOf(stage)));

const stageAt = (place: number): Stage => stages[place] ?? "invited";

/** Passes a list as one value, so that the statement is the same for any length. */
export const among = (ids: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;

export const hasResult = (db: Queryable): SQL =>
  exists(db.select({ id: snapshots.id }).from(snapshots).where(eq(snapshots.surveyId, clients.surveyId)));

export const hasEnded = (now: Date) => or(isNotNull(surveys.completedAt), lte(surveys.closesAt, now));

/**
 * `stageOf` of rules.ts in SQL, as an index into `stages`, for lists that filter, sort or count by stage. A
 * test keeps both in step.
 *
 * @param isShared whether the caller may see an existing result
 */
export function stageNumber(
  db: Queryable,
  now: Date,
  isShared = sql`${isNotNull(clients.sharedSince)}`,
): SQL<number> {
  const { newAnswers, invitedCount } = surveyCounts(db);
  const notAccepted = (["invited", "declined", "left"] as const).map(
    (state) => sql`when ${clients.state} = ${sql.raw(`'${state}'`)} then ${numberOf(state)}`,
  );
  return sql<number>`case
    ${sql.join(notAccepted, sql` `)}
    when ${isNull(clients.surveyId)} then case when ${isNull(clients.sharedSince)} then ${numberOf("left")} else ${numberOf("shared")} end
    when ${hasResult(db)} then case when ${isShared} then ${numberOf("shared")} else ${numberOf("opened")} end
    when ${isNotNull(surveys.selfTraitIds)} and ${newAnswers} >= ${surveys.minResponses} then ${numberOf("ready")}
    when ${hasEnded(now)} then ${numberOf("closed")}
    when ${newAnswers} > 0 then ${numberOf("answering")}
    when ${isNotNull(surveys.shareId)} or ${invitedCount} > 0 then ${numberOf("asking")}
    when ${isNotNull(surveys.selfTraitIds)} then ${numberOf("ownWords")}
    else ${numberOf("accepted")} end`;
}

/** As in `visibleClient`: co-facilitators see results agreed to after they were added. */
const isSharedWith = sql`${clients.sharedSince} is not null
  and (${programmeFacilitators.addedAt} is null or ${programmeFacilitators.addedAt} < ${clients.agreedAt})`;

/** Counts clients by programme and stage, as the given facilitator sees them, in one statement. */
export async function countStages(
  db: Queryable,
  userId: string,
  programmeIds: SQLWrapper,
  now: Date,
): Promise<ReadonlyMap<string, Readonly<Partial<Record<Stage, number>>>>> {
  const rows = await db
    .select({
      programmeId: clients.programmeId,
      stage: stageNumber(db, now, isSharedWith).as("stage"),
      n: count(),
    })
    .from(clients)
    .leftJoin(surveys, eq(surveys.id, clients.surveyId))
    .leftJoin(
      programmeFacilitators,
      and(
        eq(programmeFacilitators.programmeId, clients.programmeId),
        eq(programmeFacilitators.userId, userId),
      ),
    )
    .where(inArray(clients.programmeId, programmeIds))
    .groupBy(clients.programmeId, sql`stage`);
  const counts = new Map<string, Partial<Record<Stage, number>>>();
  for (const { programmeId, stage, n } of rows)
    counts.set(programmeId, { ...counts.get(programmeId), [stageAt(stage)]: n });
  return counts;
}
