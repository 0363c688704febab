import type { Queryable } from "#db/client.ts";
import { snapshots, surveys, users } from "#db/schema/index.ts";
import { and, desc, eq, or, sql, type SQL } from "drizzle-orm";

/** Where a list of rounds, newest first, goes on: behind this one. */
export interface RoundBefore {
  readonly createdAt: number;
  readonly id: string;
}

const windows = (db: Queryable) => db.$count(snapshots, eq(snapshots.surveyId, surveys.id));

/** Not the title, nor anything else in its owner's words; and nothing that an answer moves. */
const rounds = (db: Queryable) =>
  db
    .select({
      id: surveys.id,
      userId: surveys.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      createdAt: surveys.createdAt,
      closesAt: surveys.closesAt,
      completedAt: surveys.completedAt,
      shareId: surveys.shareId,
      windows: windows(db),
    })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId));

export type RoundRow = Awaited<ReturnType<typeof rounds>>[number];

const listed = (db: Queryable, which: SQL | undefined, most: number): Promise<readonly RoundRow[]> =>
  rounds(db).where(which).orderBy(desc(surveys.createdAt), desc(surveys.id)).limit(most);

/** Rounds of everyone, or of one person. There is always a bound, so that the database searches an index also for the first page. */
export const listRows = (
  db: Queryable,
  userId: string | undefined,
  { before, most }: { readonly before: RoundBefore | null; readonly most: number },
): Promise<readonly RoundRow[]> => {
  const { createdAt, id } = before ?? { createdAt: Number.MAX_SAFE_INTEGER, id: "" };
  const isBehind = sql`(${surveys.createdAt}, ${surveys.id}) < (${createdAt}, ${id})`;
  return listed(db, and(isBehind, userId === undefined ? undefined : eq(surveys.userId, userId)), most);
};

/** The round with that id, public name or short code. */
export const findRows = (db: Queryable, name: string): Promise<readonly RoundRow[]> =>
  listed(db, or(eq(surveys.id, name), eq(surveys.shareId, name), eq(surveys.shareCode, name)), 3);
