import type { Queryable } from "#db/client.ts";
import { matchesPerson, peopleIndex } from "#db/full-text-indexes.ts";
import { snapshots, surveys, users } from "#db/schema/index.ts";
import type { RoundSort, RoundState } from "#src/shared/admin/lists.ts";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";

/** A filter of rounds and a page of them, after this one. */
export interface WantedRounds {
  /** A part of the title, the end of the id, or (as a full-text query) words of the owner; null for any. */
  readonly search: { readonly part: string; readonly words: string } | null;
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
      ownerName: users.name,
      createdAt: surveys.createdAt,
      closesAt: surveys.closesAt,
      completedAt: surveys.completedAt,
      shareId: surveys.shareId,
      windows: windows(db),
    })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId));

export type RoundRow = Awaited<ReturnType<typeof rounds>>[number];

/** Always a bound, so that the database searches the index for the first page, too. */
function isBehind({ sort, after }: WantedRounds): SQL {
  const row = sql`(${surveys.createdAt}, ${surveys.id})`;
  return sort === "newest"
    ? sql`${row} < (${after?.time ?? Number.MAX_SAFE_INTEGER}, ${after?.id ?? ""})`
    : sql`${row} > (${after?.time ?? 0}, ${after?.id ?? ""})`;
}

/** A round past its deadline is closed, even before the job has closed it. */
function isOfState({ state, now }: WantedRounds): SQL | undefined {
  if (state === "open")
    return and(isNull(surveys.completedAt), or(isNull(surveys.closesAt), gt(surveys.closesAt, now)));
  if (state === "unlinked") return isNull(surveys.shareId);
  return state === "closed" ? or(isNotNull(surveys.completedAt), lte(surveys.closesAt, now)) : undefined;
}

function isFound(db: Queryable, { search }: WantedRounds): SQL | undefined {
  if (search === null) return undefined;
  const { part, words } = search;
  const owners = db
    .select({ id: users.id })
    .from(peopleIndex)
    .crossJoin(users)
    .where(and(matchesPerson(words), eq(users.number, peopleIndex.rowid)));
  const pattern = `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  // Lists show the last four characters.
  const isIdEnd = part.length < 4 ? undefined : sql`substr(${surveys.id}, ${-part.length}) = ${part}`;
  return or(sql`${surveys.title} LIKE ${pattern} ESCAPE '\\'`, isIdEnd, inArray(surveys.userId, owners));
}

/** Reads all rounds in order until the page is full. */
export function listRows(db: Queryable, wanted: WantedRounds): Promise<readonly RoundRow[]> {
  const { userId, sort, most } = wanted;
  const inOrder = sort === "newest" ? desc : asc;
  const isTheirs = userId === undefined ? undefined : eq(surveys.userId, userId);
  return rounds(db)
    .where(and(isBehind(wanted), isTheirs, isOfState(wanted), isFound(db, wanted)))
    .orderBy(inOrder(surveys.createdAt), inOrder(surveys.id))
    .limit(most);
}

/** The round with this id, public name or share code. */
export const findRows = (db: Queryable, name: string): Promise<readonly RoundRow[]> =>
  rounds(db)
    .where(or(eq(surveys.id, name), eq(surveys.shareId, name), eq(surveys.shareCode, name)))
    .limit(3);
