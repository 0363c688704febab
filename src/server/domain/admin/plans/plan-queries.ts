import type { Queryable } from "#db/client.ts";
import { isSubscribed, planEnds } from "#db/schema/billing.ts";
import { billings, users } from "#db/schema/index.ts";
import { isIndexed, peopleIndex } from "#db/people-index.ts";
import type { PlanGroup } from "#src/shared/admin/list-states.ts";
import { and, asc, desc, eq, getTableColumns, lt, sql, type SQL } from "drizzle-orm";

/** Where a page of a list starts: behind the row with that key and id. */
export interface PlanCursor {
  readonly time: number;
  readonly id: string;
}

/** How a group is listed: by which key, in which direction, and from where. */
interface GroupOrder {
  readonly key: SQL;
  readonly isUp: boolean;
  readonly start: PlanCursor;
}

const isOver = (end: SQL, now: number): SQL => sql`${end} <= ${now}`;
const holds = (end: SQL, now: number): SQL => sql`${end} > ${now}`;

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

/** Behind everyone whose plan ends now. */
const fromNow = (now: number): PlanCursor => ({ time: now, id: "\u{10FFFF}" });

/** What ends next, what ended last, or what changed last comes first. Each has an index, so that a group is read alone, however rare it is. */
function orderOf(group: PlanGroup, now: number): GroupOrder {
  if (group === "given" || group === "trial")
    return { key: planEnds[group], isUp: true, start: fromNow(now) };
  if (group === "ended") return { key: planEnds.any, isUp: false, start: fromNow(now) };
  return {
    key: sql`${billings.updatedAt}`,
    isUp: false,
    start: { time: Number.MAX_SAFE_INTEGER, id: "" },
  };
}

const columns = {
  billing: getTableColumns(billings),
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
};

/** Which plans, and how many at most. */
interface Wanted {
  readonly group: PlanGroup;
  readonly now: Date;
  readonly most: number;
}

/** Everyone who ever had to do with a plan, or one group of them. */
export function listBillings(db: Queryable, after: PlanCursor | null, { group, now: moment, most }: Wanted) {
  const now = moment.getTime();
  const { key, isUp, start } = orderOf(group, now);
  const { time, id } = after ?? start;
  const isBehind = sql`(${key}, ${billings.userId}) ${sql.raw(isUp ? ">" : "<")} (${time}, ${id})`;
  const inOrder = isUp ? asc : desc;
  return db
    .select({ ...columns, key: sql<number>`${key}` })
    .from(billings)
    .innerJoin(users, eq(users.id, billings.userId))
    .where(and(isBehind, isOfGroup(group, now)))
    .orderBy(inOrder(key), inOrder(billings.userId))
    .limit(most);
}

/** The same among people whom a question to the full-text index finds, newest first: the index gives them in that order. */
export const searchBillings = (
  db: Queryable,
  words: string,
  before: number | null,
  { group, now, most }: Wanted,
) =>
  db
    .select({ ...columns, key: sql<number>`${users.number}` })
    .from(peopleIndex)
    .crossJoin(users)
    .crossJoin(billings)
    .where(
      and(
        isIndexed(words, "plan"),
        lt(peopleIndex.rowid, before ?? Number.MAX_SAFE_INTEGER),
        eq(users.number, peopleIndex.rowid),
        eq(billings.userId, users.id),
        isOfGroup(group, now.getTime()),
      ),
    )
    .orderBy(desc(peopleIndex.rowid))
    .limit(most);

export type PlanRow = Awaited<ReturnType<typeof listBillings>>[number];
