import type { Queryable } from "#db/client.ts";
import { surveys, teamPanels, teamPeople, teamRounds, users } from "#db/schema/index.ts";
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

const described = alias(teamPeople, "described");

/** Team rounds that need a reminder, or have ended. */
export async function listDue(db: Queryable, now: Date): Promise<readonly string[]> {
  const rows = await db
    .select({ id: teamRounds.id })
    .from(teamRounds)
    .where(lte(teamRounds.nextLookAt, now))
    .orderBy(asc(teamRounds.nextLookAt));
  return rows.map(({ id }) => id);
}

/** Whether someone has a colleague left to describe, or no own words. */
const hasSomethingLeft = (db: Queryable) => {
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
  return or(exists(left), and(isNotNull(teamPeople.surveyId), isNull(surveys.selfTraitIds)));
};

export const listUnfinished = (db: Queryable, teamRoundId: string) =>
  db
    .select({ id: teamPeople.id, email: users.email, firstName: users.firstName })
    .from(teamPeople)
    .innerJoin(users, eq(users.id, teamPeople.userId))
    .leftJoin(surveys, eq(surveys.id, teamPeople.surveyId))
    .where(and(eq(teamPeople.teamRoundId, teamRoundId), hasSomethingLeft(db)))
    .orderBy(asc(teamPeople.id));

const listParticipants = (db: Queryable, ids: readonly string[], now: Date, which?: SQL) =>
  db
    .select({ id: teamPeople.id })
    .from(teamPeople)
    .innerJoin(teamRounds, eq(teamRounds.id, teamPeople.teamRoundId))
    .leftJoin(surveys, eq(surveys.id, teamPeople.surveyId))
    .where(and(inArray(teamPeople.id, [...ids]), gt(teamRounds.closesAt, now), which));

/** Filters people who still take part in a running team round. */
export const listTakingPart = (db: Queryable, ids: readonly string[], now: Date) =>
  listParticipants(db, ids, now);

/** Filters people who still take part and haven't finished. */
export const listWithSomethingLeft = (db: Queryable, ids: readonly string[], now: Date) =>
  listParticipants(db, ids, now, hasSomethingLeft(db));
