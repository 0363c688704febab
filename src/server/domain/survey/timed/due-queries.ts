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

/** Up to `most` rounds whose deadline is over, with whom to tell of it. One that its owner closed is none of them. */
export const listDue = (db: Queryable, now: Date, most: number): Promise<readonly OwnedSurvey[]> =>
  db
    .select({
      ...countedColumns(db),
      email: users.email,
      firstName: users.firstName,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(isDue(now))
    .limit(most);

/** Ends rounds at their deadline. */
export async function endSurveys(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(surveys)
    .set({ completedAt: sql`${surveys.closesAt}` })
    .where(inArray(surveys.id, [...ids]));
}
