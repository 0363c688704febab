import type { Queryable } from "#db/client.ts";
import { isSubscribed, planEnds } from "#db/schema/billing.ts";
import { billings, users } from "#db/schema/index.ts";
import { matchesPerson, peopleIndex } from "#db/full-text-indexes.ts";
import type { PlanGroup, PlanSort } from "#src/shared/admin/lists.ts";
import { and, asc, desc, eq, getTableColumns, gt, lt, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** The cursor of a page: after the row with this key and id. */
export interface PlanCursor {
  readonly time: number;
  readonly id: string;
}

/** A scan of an index: its key, direction and bounds. */
interface Scan {
  readonly key: SQL;
  readonly isUp: boolean;
  readonly above: number;
  readonly below: number;
}

/** The plus keeps SQLite from using this for the search, which should use the scan's bounds. */
const isOver = (end: SQL, now: number): SQL => sql`+(${end}) <= ${now}`;
const holds = (end: SQL, now: number): SQL => sql`+(${end}) > ${now}`;

/** Like `hasLiveSubscription`, in the exact expression of the index. */
const isPaid = (now: number): SQL => sql`(${isSubscribed} AND coalesce(subscription_ends_at > ${now}, 1))`;
const isUnpaid = (now: number): SQL => sql`NOT coalesce(${isPaid(now)}, 0)`;

/** A granted plan may be there besides a subscription. Both precede a trial, as in `standingOf`. */
function isOfGroup(group: PlanGroup, now: number): SQL | undefined {
  const { given, trial, any } = planEnds;
  if (group === "paid") return and(isPaid(now), holds(any, now));
  if (group === "given") return holds(given, now);
  if (group === "trial") return and(holds(trial, now), isOver(given, now), isUnpaid(now));
  return group === "ended" ? isOver(any, now) : undefined;
}

const least = -1;
const most = Number.MAX_SAFE_INTEGER;

/** Each key has an index with only the rows of a group, however few. */
function scansOf({ group, sort, now: moment }: Wanted): readonly Scan[] {
  const now = moment.getTime();
  if (sort === "changed")
    return [{ key: sql`${billings.updatedAt}`, isUp: false, above: least, below: most }];
  const key = group === "given" || group === "trial" ? planEnds[group] : planEnds.any;
  const isUp = sort === "soonest";
  const over = { key, above: least, below: now + 1 };
  const holding = { key, above: now, below: most };
  if (group === "ended") return [{ ...over, isUp }];
  if (group !== "all") return [{ ...holding, isUp }];
  // What ends next comes first, then what is over, the latest first.
  return isUp
    ? [
        { ...holding, isUp },
        { ...over, isUp: false },
      ]
    : [{ key, isUp, above: least, below: most }];
}

const columns = {
  billing: getTableColumns(billings),
  name: users.name,
  email: users.email,
};

/** A filter and order of plans, as of `now`. */
export interface Wanted {
  readonly group: PlanGroup;
  readonly sort: PlanSort;
  readonly now: Date;
}

/** A part of a scan: rows with the cursor's key, or rows with later keys. */
interface ScanPart {
  readonly which: SQL | undefined;
  readonly order: readonly (SQL | SQLiteColumn)[];
}

/** The rest of a scan after a row, in two parts: an index can't search an expression and an id at once. */
function partsOf({ key, isUp, above, below }: Scan, after: PlanCursor | null): readonly ScanPart[] {
  const { userId } = billings;
  const between = (from: number, to: number): ScanPart => ({
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

const listPart = (
  db: Queryable,
  { key, isUp }: Scan,
  { which, order }: ScanPart,
  { group, now, limit }: Wanted & { readonly limit: number },
) =>
  db
    .select({ ...columns, key: sql<number>`${key}` })
    .from(billings)
    .innerJoin(users, eq(users.id, billings.userId))
    .where(and(which, isOfGroup(group, now.getTime())))
    .orderBy(...order.map((by) => (isUp ? asc(by) : desc(by))))
    .limit(limit);

export type PlanRow = Awaited<ReturnType<typeof listPart>>[number];

/** Everyone who ever had a paid plan, or one group of them. */
export async function listBillings(
  db: Queryable,
  wanted: Wanted,
  after: PlanCursor | null,
  limit: number,
): Promise<readonly PlanRow[]> {
  const scans = scansOf(wanted);
  // The second of two scans has the plans that are over.
  const left = after !== null && after.time <= wanted.now.getTime() ? scans.slice(-1) : scans;
  const parts = left.flatMap((scan, n) =>
    partsOf(scan, n === 0 ? after : null).map((part) => ({ scan, part })),
  );
  const rows = await Promise.all(
    parts.map(({ scan, part }) => listPart(db, scan, part, { ...wanted, limit })),
  );
  return rows.flat().slice(0, limit);
}

/** Plans of people whom a full-text query finds, by sign-up: the order of the index. */
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
