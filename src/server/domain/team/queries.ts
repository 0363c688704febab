import type { Queryable } from "#db/client.ts";
import { senderColumns } from "#db/columns.ts";
import type { Authorized } from "#src/server/actor.ts";
import {
  organisations,
  snapshots,
  surveys,
  teamPanels,
  teamPeople,
  teamPictures,
  teamRounds,
  users,
} from "#db/schema/index.ts";
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  lte,
  sql,
} from "drizzle-orm";

export type TeamRoundRow = typeof teamRounds.$inferSelect;
export type PersonRow = typeof teamPeople.$inferSelect;
export type PairRow = typeof teamPanels.$inferSelect;

const selectRounds = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(teamRounds),
      hasPicture: isNotNull(teamPictures.teamRoundId).mapWith(Boolean),
      organisation: organisations.name,
      starter: senderColumns,
    })
    .from(teamRounds)
    .innerJoin(organisations, eq(organisations.id, teamRounds.organisationId))
    .leftJoin(users, eq(users.id, teamRounds.startedBy))
    .leftJoin(teamPictures, eq(teamPictures.teamRoundId, teamRounds.id));

const newestFirst = [desc(teamRounds.createdAt), desc(teamRounds.id)];

export const findRound = (db: Queryable, id: string) => selectRounds(db).where(eq(teamRounds.id, id)).get();

export type NamedRound = NonNullable<Awaited<ReturnType<typeof findRound>>>;

export const listRoundsOf = (db: Queryable, organisationId: Authorized<"organisation">) =>
  selectRounds(db)
    .where(eq(teamRounds.organisationId, organisationId))
    .orderBy(...newestFirst);

export const listRoundsWith = (db: Queryable, userId: string) =>
  selectRounds(db)
    .innerJoin(teamPeople, eq(teamPeople.teamRoundId, teamRounds.id))
    .where(eq(teamPeople.userId, userId))
    .orderBy(...newestFirst);

/** The organisation's rounds in which at least two of these people take part, or took part. */
export const listSharedBy = (
  db: Queryable,
  organisationId: Authorized<"organisation">,
  userIds: readonly string[],
) =>
  db
    .select(getTableColumns(teamRounds))
    .from(teamRounds)
    .innerJoin(teamPeople, eq(teamPeople.teamRoundId, teamRounds.id))
    .where(
      and(
        eq(teamRounds.organisationId, organisationId),
        sql`${teamPeople.userId} in (select value from json_each(${JSON.stringify(userIds)}))`,
      ),
    )
    .groupBy(teamRounds.id)
    .having(gte(count(), 2));

/** Team rounds that need a reminder, or have ended. */
export const listDue = (db: Queryable, now: Date) =>
  db
    .select({ id: teamRounds.id })
    .from(teamRounds)
    .where(lte(teamRounds.nextLookAt, now))
    .orderBy(asc(teamRounds.nextLookAt));

/** The people of rounds, with what their own rounds say. */
export const listPeople = (db: Queryable, teamRoundIds: readonly string[]) => {
  const results = db.select({ id: snapshots.id }).from(snapshots).where(eq(snapshots.surveyId, surveys.id));
  return db
    .select({
      ...getTableColumns(teamPeople),
      name: users.name,
      firstName: users.firstName,
      email: users.email,
      mailbox: users.mailbox,
      hasOwnWords: isNotNull(surveys.selfTraitIds).mapWith(Boolean),
      hasWindow: exists(results).mapWith(Boolean),
      minResponses: surveys.minResponses,
    })
    .from(teamPeople)
    .innerJoin(users, eq(users.id, teamPeople.userId))
    .leftJoin(surveys, eq(surveys.id, teamPeople.surveyId))
    .where(inArray(teamPeople.teamRoundId, teamRoundIds))
    .orderBy(asc(teamPeople.id));
};

export type NamedPerson = Awaited<ReturnType<typeof listPeople>>[number];

/** Filters people who still take part in a running team round. */
export const listTakingPart = (db: Queryable, ids: readonly string[], now: Date) =>
  db
    .select({ id: teamPeople.id, teamRoundId: teamRounds.id })
    .from(teamPeople)
    .innerJoin(teamRounds, eq(teamRounds.id, teamPeople.teamRoundId))
    .where(and(inArray(teamPeople.id, [...ids]), gt(teamRounds.closesAt, now)));

export const findStarterOf = (db: Queryable, personId: string) =>
  db
    .select({ userId: teamRounds.startedBy })
    .from(teamPeople)
    .innerJoin(teamRounds, eq(teamRounds.id, teamPeople.teamRoundId))
    .where(eq(teamPeople.id, personId))
    .get();

export const findPerson = (db: Queryable, teamRoundId: string, userId: string) =>
  db
    .select()
    .from(teamPeople)
    .where(and(eq(teamPeople.teamRoundId, teamRoundId), eq(teamPeople.userId, userId)))
    .get();

/** The colleagues whom someone describes; those who deleted their round are left out. */
export const listColleagues = (db: Queryable, describerId: string) =>
  db
    .select({
      personId: teamPeople.id,
      surveyId: teamPeople.surveyId,
      name: users.name,
      firstName: users.firstName,
      used: teamPanels.used,
    })
    .from(teamPanels)
    .innerJoin(teamPeople, eq(teamPeople.id, teamPanels.describedId))
    .innerJoin(users, eq(users.id, teamPeople.userId))
    .where(and(eq(teamPanels.describerId, describerId), isNotNull(teamPeople.surveyId)))
    .orderBy(asc(users.name), asc(teamPeople.id));

/** Whom these people describe, and have described. */
export const listPairs = (db: Queryable, people: readonly Pick<PersonRow, "id">[]): Promise<PairRow[]> => {
  const ids = JSON.stringify(people.map(({ id }) => id));
  return db
    .select()
    .from(teamPanels)
    .where(sql`${teamPanels.describerId} in (select value from json_each(${ids}))`);
};

/** The pictures of a team, newest first. @param userId whose rounds alone; null: all of the team's */
export const listPictures = (db: Queryable, organisationId: string, userId: string | null) => {
  const own = db
    .select({ id: teamPeople.teamRoundId })
    .from(teamPeople)
    .where(eq(teamPeople.userId, userId ?? ""));
  return db
    .select(getTableColumns(teamPictures))
    .from(teamRounds)
    .innerJoin(teamPictures, eq(teamPictures.teamRoundId, teamRounds.id))
    .where(
      and(
        eq(teamRounds.organisationId, organisationId),
        userId === null ? undefined : inArray(teamRounds.id, own),
      ),
    )
    .orderBy(desc(teamPictures.createdAt));
};
