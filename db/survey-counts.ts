import type { Queryable } from "#db/client.ts";
import { answers, invitations, snapshots, surveys } from "#db/schema/index.ts";
import { and, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";

/**
 * The numbers of a round that its owner may know, as columns of a select from `surveys`. Sub-selects, because Drizzle drops table names
 * from columns inside a bare `sql` of a single-table select.
 */
export function surveyCounts(db: Queryable) {
  const fresh = db
    .select({ n: count() })
    .from(answers)
    .where(and(eq(answers.surveyId, surveys.id), isNull(answers.releasedIn)));
  // Colleagues in one room could tell by each other's numbers who has just answered.
  const isRunningInTeam = and(isNotNull(surveys.teamRoundId), isNull(surveys.completedAt));
  const shown = db
    .select({ n: snapshots.responseCount })
    .from(snapshots)
    .where(eq(snapshots.surveyId, surveys.id))
    .orderBy(desc(snapshots.number))
    .limit(1);
  const invited = db.select({ n: count() }).from(invitations).where(eq(invitations.surveyId, surveys.id));
  return {
    /** Answers that no snapshot has; of a member's part of a team round none, until that is over. */
    newAnswers: sql<number>`case when ${isRunningInTeam} then 0 else ${fresh} end`,
    /** Answers in the newest snapshot; null while there is none. */
    shownAnswers: sql<number | null>`${shown}`,
    /** People who are invited by email, whether they have answered or not (rule A7). */
    invitedCount: sql<number>`${invited}`,
  };
}
