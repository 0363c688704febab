import type { Queryable } from "#db/client.ts";
import { type RoundMark, type RoundSearch, matchesRound, roundIndex } from "#db/full-text-indexes.ts";
import { snapshots, surveyNumbers, surveys, users } from "#db/schema/index.ts";
import type { RoundSort, RoundState } from "#src/shared/admin/lists.ts";
import { and, asc, desc, eq, gt, isNull, lt, or } from "drizzle-orm";

/** A filter of rounds and a page of them, after the round with a number. */
export interface WantedRounds {
  readonly search: RoundSearch;
  readonly state: RoundState;
  readonly sort: RoundSort;
  readonly after: number | null;
  readonly most: number;
  readonly now: Date;
}

/** Leaves out everything in the owner's words and everything that an answer changes. */
const columns = (db: Queryable) => ({
  number: surveyNumbers.number,
  id: surveys.id,
  userId: surveys.userId,
  firstName: users.firstName,
  lastName: users.lastName,
  createdAt: surveys.createdAt,
  closesAt: surveys.closesAt,
  completedAt: surveys.completedAt,
  shareId: surveys.shareId,
  windows: db.$count(snapshots, eq(snapshots.surveyId, surveys.id)),
});

const markOf: Readonly<Record<RoundState, RoundMark | undefined>> = {
  all: undefined,
  open: "running",
  closed: "closed",
  unlinked: "unlinked",
};

/** Past its deadline a round isn't open, and listed as closed once the job has closed it, within a minute. */
const isBeforeEnd = (now: Date) => or(isNull(surveys.closesAt), gt(surveys.closesAt, now));

/** Rounds that a search finds, by start: the order of the index. Cross joins keep it. */
export const searchRows = (db: Queryable, { search, state, sort, after, most, now }: WantedRounds) => {
  const { rowid } = roundIndex;
  const isNewest = sort === "newest";
  return db
    .select(columns(db))
    .from(roundIndex)
    .crossJoin(surveyNumbers)
    .crossJoin(surveys)
    .crossJoin(users)
    .where(
      and(
        matchesRound(search, markOf[state]),
        isNewest ? lt(rowid, after ?? Number.MAX_SAFE_INTEGER) : gt(rowid, after ?? 0),
        eq(surveyNumbers.number, rowid),
        eq(surveys.id, surveyNumbers.surveyId),
        eq(users.id, surveys.userId),
        state === "open" ? isBeforeEnd(now) : undefined,
      ),
    )
    .orderBy(isNewest ? desc(rowid) : asc(rowid))
    .limit(most);
};

export type RoundRow = Awaited<ReturnType<typeof searchRows>>[number];

/** The round with this id, public name or share code. */
export const findRows = (db: Queryable, name: string): Promise<readonly RoundRow[]> =>
  db
    .select(columns(db))
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId))
    .innerJoin(surveyNumbers, eq(surveyNumbers.surveyId, surveys.id))
    .where(or(eq(surveys.id, name), eq(surveys.shareId, name), eq(surveys.shareCode, name)))
    .limit(3);
