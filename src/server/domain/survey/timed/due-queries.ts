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

/** Up to `most` rounds whose deadline is over. One that its owner closed is none of them. */
export async function listDue(db: Queryable, now: Date, most: number): Promise<readonly string[]> {
  const rows = await db.select({ id: surveys.id }).from(surveys).where(isDue(now)).limit(most);
  return rows.map(({ id }) => id);
}

/** Some rounds, with whom to tell of each. */
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

/** Ends rounds at their deadline. */
export async function endSurveys(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(surveys)
    .set({ completedAt: sql`${surveys.closesAt}` })
    .where(inArray(surveys.id, [...ids]));
}
