import type { Queryable } from "#db/client.ts";
import { isSubscribed, planEnds } from "#db/schema/billing.ts";
import { billings, users } from "#db/schema/index.ts";
import { matchesPerson, peopleIndex } from "#db/full-text-indexes.ts";
import type { PlanGroup, PlanSort } from "#src/shared/admin/lists.ts";
import { and, asc, desc, eq, getTableColumns, gt, lt, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Where a page of a list starts: behind the row with that key and id. */
export interface PlanCursor {
  readonly time: number;
  readonly id: string;
}

/** A way through an index: by which key, in which direction, and between which two values of it. */
interface Way {
  readonly key: SQL;
  readonly isUp: boolean;
  readonly above: number;
  readonly below: number;
}

/** With a plus, which keeps the database from searching by these: it searches between the bounds of a way. */
const isOver = (end: SQL, now: number): SQL => sql`+(${end}) <= ${now}`;
const holds = (end: SQL, now: number): SQL => sql`+(${end}) > ${now}`;

/** As `hasLiveSubscription` says it. The text is that of the index. */
const isPaid = (now: number): SQL => sql`(${isSubscribed} AND coalesce(subscription_ends_at > ${now}, 1))`;
const isUnpaid = (now: number): SQL => sql`NOT coalesce(${isPaid(now)}, 0)`;

/** A subscription counts before a plan that was given, and that before a trial, as in `standingOf`. */
function isOfGroup(group: PlanGroup, now: number): SQL | undefined {
  const { given, trial, any } = planEnds;
  if (group === "paid") return and(isPaid(now), holds(any, now));
  if (group === "given") return and(holds(given, now), isUnpaid(now));
  if (group === "trial") return and(holds(trial, now), isOver(given, now), isUnpaid(now));
  return group === "ended" ? isOver(any, now) : undefined;
}

const least = -1;
const most = Number.MAX_SAFE_INTEGER;

/** Each key has an index that a group is read from alone, however rare it is. */
function waysOf({ group, sort, now: moment }: Wanted): readonly Way[] {
  const now = moment.getTime();
  if (sort === "changed")
    return [{ key: sql`${billings.updatedAt}`, isUp: false, above: least, below: most }];
  const key = group === "given" || group === "trial" ? planEnds[group] : planEnds.any;
  const isUp = sort === "soonest";
  const over = { key, above: least, below: now + 1 };
  const holding = { key, above: now, below: most };
  if (group === "ended") return [{ ...over, isUp }];
  if (group !== "all") return [{ ...holding, isUp }];
  // What ends next comes before what is over, and of that, what ended last.
  return isUp
    ? [
        { ...holding, isUp },
        { ...over, isUp: false },
      ]
    : [{ key, isUp, above: least, below: most }];
}

const columns = {
  billing: getTableColumns(billings),
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
};

/** Which plans, in which order, and as of when. */
export interface Wanted {
  readonly group: PlanGroup;
  readonly sort: PlanSort;
  readonly now: Date;
}

/** A part of a way: those behind a row that have its key, or those with other keys. */
interface Stretch {
  readonly which: SQL | undefined;
  readonly order: readonly (SQL | SQLiteColumn)[];
}

/** What is left of a way behind a row, or all of it. In two, as an index can't be searched by an expression and an id at once. */
function stretchesOf({ key, isUp, above, below }: Way, after: PlanCursor | null): readonly Stretch[] {
  const { userId } = billings;
  const between = (from: number, to: number): Stretch => ({
    which: sql`${key} > ${from} AND ${key} < ${to}`,
    order: [key, userId],
  });
  if (after === null) return [between(above, below)];
  const { time, id } = after;
  return [
    { which: and(sql`${key} = ${time}`, isUp ? gt(userId, id) : lt(userId, id)), order: [userId] },
    isUp ? between(Math.max(time, above), below) : between(above, Math.min(time, below)),
  ];
}

const inStretch = (
  db: Queryable,
  { key, isUp }: Way,
  { which, order }: Stretch,
  { group, now, limit }: Wanted & { readonly limit: number },
) =>
  db
    .select({ ...columns, key: sql<number>`${key}` })
    .from(billings)
    .innerJoin(users, eq(users.id, billings.userId))
    .where(and(which, isOfGroup(group, now.getTime())))
    .orderBy(...order.map((by) => (isUp ? asc(by) : desc(by))))
    .limit(limit);

export type PlanRow = Awaited<ReturnType<typeof inStretch>>[number];

/** Everyone who ever had to do with a plan, or one group of them. */
export async function listBillings(
  db: Queryable,
  wanted: Wanted,
  after: PlanCursor | null,
  limit: number,
): Promise<readonly PlanRow[]> {
  const ways = waysOf(wanted);
  // The second of two has the plans that are over.
  const left = after !== null && after.time <= wanted.now.getTime() ? ways.slice(-1) : ways;
  const stretches = left.flatMap((way, n) =>
    stretchesOf(way, n === 0 ? after : null).map((stretch) => ({ way, stretch })),
  );
  const rows = await Promise.all(
    stretches.map(({ way, stretch }) => inStretch(db, way, stretch, { ...wanted, limit })),
  );
  return rows.flat().slice(0, limit);
}

/** The same among people whom a question to the full-text index finds, in the order of their sign-up: the index gives them in that order. */
export const searchBillings = (
  db: Queryable,
  words: string,
  { group, sort, now }: Wanted,
  after: number | null,
  limit: number,
): Promise<readonly PlanRow[]> => {
  const { rowid } = peopleIndex;
  const isUp = sort === "oldest";
  return db
    .select({ ...columns, key: sql<number>`${users.number}` })
    .from(peopleIndex)
    .crossJoin(users)
    .crossJoin(billings)
    .where(
      and(
        matchesPerson(words, "plan"),
        isUp ? gt(rowid, after ?? 0) : lt(rowid, after ?? Number.MAX_SAFE_INTEGER),
        eq(users.number, rowid),
        eq(billings.userId, users.id),
        isOfGroup(group, now.getTime()),
      ),
    )
    .orderBy(isUp ? asc(rowid) : desc(rowid))
    .limit(limit);
};
