import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/authorized.ts";
import { plans, surveys, users } from "#db/schema/index.ts";
import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Quadrant } from "#src/shared/result/analysis.ts";

export type PlanRow = typeof plans.$inferSelect;

/** Which plan: a round has one for each pane. */
export interface PlanKey {
  readonly surveyId: string;
  readonly pane: Quadrant;
}

const isPlan = ({ surveyId, pane }: PlanKey) => and(eq(plans.surveyId, surveyId), eq(plans.pane, pane));

export const findPlan = (db: Queryable, key: PlanKey): Promise<PlanRow | undefined> =>
  db.select().from(plans).where(isPlan(key)).get();

export const listPlansOf = (db: Queryable, surveyId: Authorized<"survey">): Promise<PlanRow[]> =>
  db.select().from(plans).where(eq(plans.surveyId, surveyId)).orderBy(asc(plans.pane));

export const putPlan = (tx: Transaction, { surveyId, pane, ...plan }: PlanRow) =>
  tx
    .insert(plans)
    .values({ surveyId, pane, ...plan })
    .onConflictDoUpdate({ target: [plans.surveyId, plans.pane], set: plan });

export const deletePlan = (tx: Transaction, key: PlanKey) => tx.delete(plans).where(isPlan(key));

/** Rounds with plans whose email is due, `most` plans at once. */
export async function listDueSurveys(db: Queryable, now: Date, most: number): Promise<readonly string[]> {
  const due = await db
    .select({ surveyId: plans.surveyId })
    .from(plans)
    .where(lte(plans.mailDueAt, now))
    .orderBy(asc(plans.mailDueAt))
    .limit(most);
  return [...new Set(due.map(({ surveyId }) => surveyId))];
}

/** Takes the plans of some rounds whose email is due, so that none is taken again. What their owners wrote isn't read. */
export const takeDue = (tx: Transaction, now: Date, surveyIds: readonly string[]) =>
  tx
    .update(plans)
    .set({ mailDueAt: null })
    .where(and(inArray(plans.surveyId, [...surveyIds]), lte(plans.mailDueAt, now)))
    .returning({ surveyId: plans.surveyId, pane: plans.pane, until: plans.until });

/** Rounds, and whom to email about them. */
export const listOwners = (db: Queryable, surveyIds: readonly string[]) =>
  db
    .select({
      surveyId: surveys.id,
      title: surveys.title,
      firstName: users.firstName,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(inArray(surveys.id, [...surveyIds]));
