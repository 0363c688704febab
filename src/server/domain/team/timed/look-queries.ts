import type { Queryable } from "#db/client.ts";
import { surveys, teamPanels, teamPeople, teamRounds, users } from "#db/schema/index.ts";
import { and, asc, count, eq, exists, gt, inArray, isNotNull, isNull, lte, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { TeamRoundRow } from "#src/server/domain/team/queries.ts";

const described = alias(teamPeople, "described");

/** Team rounds due for a check. */
export const listDue = (db: Queryable, now: Date, most: number): Promise<TeamRoundRow[]> =>
  db
    .select()
    .from(teamRounds)
    .where(lte(teamRounds.nextLookAt, now))
    .orderBy(asc(teamRounds.nextLookAt))
    .limit(most);

/** How many descriptions a team round needs and has. */
export async function countDescriptions(db: Queryable, teamRoundId: string) {
  const rows = await db
    .select({ used: teamPanels.used, n: count() })
    .from(teamPanels)
    .innerJoin(described, eq(described.id, teamPanels.describedId))
    .where(and(eq(described.teamRoundId, teamRoundId), isNotNull(described.surveyId)))
    .groupBy(teamPanels.used);
  const of = (used: boolean) => rows.find((row) => row.used === used)?.n ?? 0;
  return { described: of(true), all: of(true) + of(false) };
}

/** People with someone left to describe, or without own words. */
export const listUnfinished = (db: Queryable, teamRoundId: string) => {
  const left = db
    .select({ id: teamPanels.describedId })
    .from(teamPanels)
    .innerJoin(described, eq(described.id, teamPanels.describedId))
    .where(
      and(
        eq(teamPanels.describerId, teamPeople.id),
        eq(teamPanels.used, false),
        isNotNull(described.surveyId),
      ),
    );
  return db
    .select({ id: teamPeople.id, email: users.email, firstName: users.firstName })
    .from(teamPeople)
    .innerJoin(users, eq(users.id, teamPeople.userId))
    .leftJoin(surveys, eq(surveys.id, teamPeople.surveyId))
    .where(
      and(
        eq(teamPeople.teamRoundId, teamRoundId),
        or(exists(left), and(isNotNull(teamPeople.surveyId), isNull(surveys.selfTraitIds))),
      ),
    )
    .orderBy(asc(teamPeople.id));
};

const listParticipants = (db: Queryable, ids: readonly string[], now: Date, which?: SQL) =>
  db
    .select({ id: teamPeople.id })
    .from(teamPeople)
    .innerJoin(teamRounds, eq(teamRounds.id, teamPeople.teamRoundId))
    .where(and(inArray(teamPeople.id, [...ids]), gt(teamRounds.closesAt, now), which));

/** Filters people who still take part in a running team round. */
export const listTakingPart = (db: Queryable, ids: readonly string[], now: Date) =>
  listParticipants(db, ids, now);

/** Filters people who still take part and haven't described everyone. */
export const listWithSomeoneLeft = (db: Queryable, ids: readonly string[], now: Date) => {
  const undescribed = db
    .select({ id: teamPanels.describedId })
    .from(teamPanels)
    .where(and(eq(teamPanels.describerId, teamPeople.id), eq(teamPanels.used, false)));
  return listParticipants(db, ids, now, exists(undescribed));
};
