import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { actionPlans, surveys, users } from "#db/schema/index.ts";
import { and, asc, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Quadrant } from "#src/shared/result/analysis.ts";

export type PlanRow = typeof actionPlans.$inferSelect;

/** A round has one plan per pane. */
export interface PlanKey {
  readonly surveyId: string;
  readonly pane: Quadrant;
}

const isPlan = ({ surveyId, pane }: PlanKey) =>
  and(eq(actionPlans.surveyId, surveyId), eq(actionPlans.pane, pane));

export const findPlan = (db: Queryable, key: PlanKey): Promise<PlanRow | undefined> =>
  db.select().from(actionPlans).where(isPlan(key)).get();

export const listPlansOf = (db: Queryable, surveyId: Authorized<"survey">): Promise<PlanRow[]> =>
  db.select().from(actionPlans).where(eq(actionPlans.surveyId, surveyId)).orderBy(asc(actionPlans.pane));

/** Whether a plan of a round, or one whose deed is part of the text, has been saved since. Doesn't read what it says. */
export const hasPlanSince = async (
  db: Queryable,
  surveyId: string,
  since: Date,
  text?: string,
): Promise<boolean> =>
  (await db.$count(
    actionPlans,
    and(
      eq(actionPlans.surveyId, surveyId),
      gte(actionPlans.updatedAt, since),
      text === undefined
        ? undefined
        : sql`${actionPlans.deed} <> '' and instr(${text}, ${actionPlans.deed}) > 0`,
    ),
  )) > 0;

export const putPlan = (tx: Transaction, { surveyId, pane, ...plan }: PlanRow) =>
  tx
    .insert(actionPlans)
    .values({ surveyId, pane, ...plan })
    .onConflictDoUpdate({ target: [actionPlans.surveyId, actionPlans.pane], set: plan });

export const deletePlan = (tx: Transaction, key: PlanKey) => tx.delete(actionPlans).where(isPlan(key));

/** Rounds with due emails, of up to `most` plans. */
export async function listDueSurveys(db: Queryable, now: Date, most: number): Promise<readonly string[]> {
  const due = await db
    .select({ surveyId: actionPlans.surveyId })
    .from(actionPlans)
    .where(lte(actionPlans.mailDueAt, now))
    .orderBy(asc(actionPlans.mailDueAt))
    .limit(most);
  return [...new Set(due.map(({ surveyId }) => surveyId))];
}

/**
 * Claims the due plans of some rounds, so that each is claimed once. Doesn't read what their owners wrote.
 */
export const claimDue = (tx: Transaction, now: Date, surveyIds: readonly string[]) =>
  tx
    .update(actionPlans)
    .set({ mailDueAt: null })
    .where(and(inArray(actionPlans.surveyId, [...surveyIds]), lte(actionPlans.mailDueAt, now)))
    .returning({ surveyId: actionPlans.surveyId, pane: actionPlans.pane, until: actionPlans.until });

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

/** Rounds that still have a plan due today; one that was moved waits for another day. */
export const listReminded = (db: Queryable, surveyIds: readonly string[]) =>
  db
    .select({ id: actionPlans.surveyId })
    .from(actionPlans)
    .where(
      and(
        inArray(actionPlans.surveyId, [...surveyIds]),
        eq(actionPlans.remind, true),
        isNull(actionPlans.mailDueAt),
      ),
    );
