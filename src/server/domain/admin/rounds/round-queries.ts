import type { Queryable } from "#db/client.ts";
import { snapshots, surveys, users } from "#db/schema/index.ts";
import type { RoundSort, RoundState } from "#src/shared/admin/lists.ts";
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";

/** A filter of rounds and a page of them, after this one. */
export interface WantedRounds {
  readonly userId: string | undefined;
  readonly state: RoundState;
  readonly sort: RoundSort;
  readonly after: { readonly time: number; readonly id: string } | null;
  readonly most: number;
  readonly now: Date;
}

const windows = (db: Queryable) => db.$count(snapshots, eq(snapshots.surveyId, surveys.id));

/** Leaves out everything in the owner's words and everything that an answer changes. */
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

type Ordered = Pick<WantedRounds, "sort" | "most">;

const listed = (
  db: Queryable,
  which: SQL | undefined,
  { sort, most }: Ordered,
): Promise<readonly RoundRow[]> => {
  const inOrder = sort === "newest" ? desc : asc;
  return rounds(db).where(which).orderBy(inOrder(surveys.createdAt), inOrder(surveys.id)).limit(most);
};

/** Always a bound, so that the database searches the index for the first page, too. */
function isBehind({ sort, after }: WantedRounds): SQL {
  const row = sql`(${surveys.createdAt}, ${surveys.id})`;
  return sort === "newest"
    ? sql`${row} < (${after?.time ?? Number.MAX_SAFE_INTEGER}, ${after?.id ?? ""})`
    : sql`${row} > (${after?.time ?? 0}, ${after?.id ?? ""})`;
}

/** Expressions of partial indexes. Past its deadline a round has no state until the job, up to a minute. */
const isOfState = ({ state, now }: WantedRounds): SQL | undefined => {
  if (state === "open")
    return and(isNull(surveys.completedAt), or(isNull(surveys.closesAt), gt(surveys.closesAt, now)));
  if (state === "unlinked") return isNull(surveys.shareId);
  return state === "closed" ? isNotNull(surveys.completedAt) : undefined;
};

/** The few that the job is about to close. */
const isDue = (now: Date): SQL | undefined =>
  and(isNull(surveys.completedAt), isNotNull(surveys.closesAt), lte(surveys.closesAt, now));

export async function listRows(db: Queryable, wanted: WantedRounds): Promise<readonly RoundRow[]> {
  const { userId, state, sort, most, now } = wanted;
  const isTheirs = userId === undefined ? undefined : eq(surveys.userId, userId);
  const rows = await listed(db, and(isBehind(wanted), isTheirs, isOfState(wanted)), wanted);
  if (state !== "closed") return rows;
  const due = await listed(db, and(isBehind(wanted), isTheirs, isDue(now)), wanted);
  const order = sort === "newest" ? -1 : 1;
  return [...rows, ...due].toSorted((a, b) => order * compare(a, b)).slice(0, most);
}

const compare = (a: RoundRow, b: RoundRow): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** The round with this id, public name or short code. */
export const findRows = (db: Queryable, name: string): Promise<readonly RoundRow[]> =>
  listed(db, or(eq(surveys.id, name), eq(surveys.shareId, name), eq(surveys.shareCode, name)), {
    sort: "newest",
    most: 3,
  });
