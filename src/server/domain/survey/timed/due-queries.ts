import type { Queryable, Transaction } from "#db/client.ts";
import { surveys, users } from "#db/schema/index.ts";
import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { countedColumns, type CountedSurvey } from "#src/server/domain/survey/queries.ts";

/** A round with the one to tell of it. */
export interface OwnedSurvey extends CountedSurvey {
  readonly email: string;
  readonly firstName: string;
  /** null: nobody has confirmed the address, so nothing goes there. */
  readonly emailVerifiedAt: Date | null;
}

const isDue = (now: Date) => and(isNull(surveys.completedAt), lte(surveys.closesAt, now));

/** Whether any round's deadline is over and not written down as its end; cheap, and no write. */
export async function hasDueSurvey(db: Queryable, now: Date): Promise<boolean> {
  const row = await db.select({ id: surveys.id }).from(surveys).where(isDue(now)).limit(1).get();
  return row !== undefined;
}

/**
 * Ends up to `most` rounds whose deadline is over, each at its deadline. One that its owner closed, or whose deadline was
 * moved meanwhile, is none of them.
 *
 * @returns the ids of those that ended by this.
 */
export async function endDueSurveys(tx: Transaction, now: Date, most: number): Promise<readonly string[]> {
  const due = tx.select({ id: surveys.id }).from(surveys).where(isDue(now)).limit(most);
  const ended = await tx
    .update(surveys)
    .set({ completedAt: sql`${surveys.closesAt}` })
    .where(and(inArray(surveys.id, due), isDue(now)))
    .returning({ id: surveys.id });
  return ended.map(({ id }) => id);
}

export const listOwned = (db: Queryable, ids: readonly string[]): Promise<readonly OwnedSurvey[]> =>
  db
    .select({
      ...countedColumns(db),
      email: users.email,
      firstName: users.firstName,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(inArray(surveys.id, [...ids]));
