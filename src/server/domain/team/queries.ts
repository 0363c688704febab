import type { Queryable, Transaction } from "#db/client.ts";
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
import { and, asc, count, desc, eq, exists, getTableColumns, inArray, isNotNull, sql } from "drizzle-orm";

export type TeamRoundRow = typeof teamRounds.$inferSelect;
export type PersonRow = typeof teamPeople.$inferSelect;

const pictures = (db: Queryable) =>
  db
    .select({ id: teamPictures.teamRoundId })
    .from(teamPictures)
    .where(eq(teamPictures.teamRoundId, teamRounds.id));

const roundColumns = (db: Queryable) => ({
  ...getTableColumns(teamRounds),
  hasPicture: sql`${exists(pictures(db))}`.mapWith(Boolean),
  organisation: organisations.name,
  startedByFirstName: users.firstName,
  startedByLastName: users.lastName,
});

export const findRound = (db: Queryable, id: string) =>
  db
    .select(roundColumns(db))
    .from(teamRounds)
    .innerJoin(organisations, eq(organisations.id, teamRounds.organisationId))
    .leftJoin(users, eq(users.id, teamRounds.startedBy))
    .where(eq(teamRounds.id, id))
    .get();

export type NamedRound = NonNullable<Awaited<ReturnType<typeof findRound>>>;

export const listRoundsOf = (
  db: Queryable,
  organisationId: Authorized<"organisation">,
): Promise<NamedRound[]> =>
  db
    .select(roundColumns(db))
    .from(teamRounds)
    .innerJoin(organisations, eq(organisations.id, teamRounds.organisationId))
    .leftJoin(users, eq(users.id, teamRounds.startedBy))
    .where(eq(teamRounds.organisationId, organisationId))
    .orderBy(desc(teamRounds.createdAt), desc(teamRounds.id));

export const listRoundsWith = (db: Queryable, userId: string): Promise<NamedRound[]> =>
  db
    .select(roundColumns(db))
    .from(teamPeople)
    .innerJoin(teamRounds, eq(teamRounds.id, teamPeople.teamRoundId))
    .innerJoin(organisations, eq(organisations.id, teamRounds.organisationId))
    .leftJoin(users, eq(users.id, teamRounds.startedBy))
    .where(eq(teamPeople.userId, userId))
    .orderBy(desc(teamRounds.createdAt), desc(teamRounds.id));

export const listPeople = (db: Queryable, teamRoundIds: readonly string[]) =>
  db
    .select({
      ...getTableColumns(teamPeople),
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      mailbox: users.mailbox,
    })
    .from(teamPeople)
    .innerJoin(users, eq(users.id, teamPeople.userId))
    .where(inArray(teamPeople.teamRoundId, teamRoundIds))
    .orderBy(asc(teamPeople.id));

export type NamedPerson = Awaited<ReturnType<typeof listPeople>>[number];

export const findPerson = (
  db: Queryable,
  teamRoundId: string,
  userId: string,
): Promise<PersonRow | undefined> =>
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
      firstName: users.firstName,
      lastName: users.lastName,
      used: teamPanels.used,
    })
    .from(teamPanels)
    .innerJoin(teamPeople, eq(teamPeople.id, teamPanels.describedId))
    .innerJoin(users, eq(users.id, teamPeople.userId))
    .where(and(eq(teamPanels.describerId, describerId), isNotNull(teamPeople.surveyId)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(teamPeople.id));

/** A person's own parts: their round, and how many they have described. */
export const listOwnParts = (db: Queryable, userId: string, teamRoundIds: readonly string[]) => {
  const pairs = (used: boolean) =>
    db
      .select({ n: count() })
      .from(teamPanels)
      .innerJoin(sql`${teamPeople} as described`, sql`described.id = ${teamPanels.describedId}`)
      .where(
        and(
          eq(teamPanels.describerId, teamPeople.id),
          sql`described.survey_id is not null`,
          used ? eq(teamPanels.used, true) : undefined,
        ),
      );
  const results = db.select({ id: snapshots.id }).from(snapshots).where(eq(snapshots.surveyId, surveys.id));
  return db
    .select({
      ...getTableColumns(teamPeople),
      hasOwnWords: sql`${surveys.selfTraitIds} is not null`.mapWith(Boolean),
      hasWindow: sql`${exists(results)}`.mapWith(Boolean),
      toDescribe: sql<number>`${pairs(false)}`,
      described: sql<number>`${pairs(true)}`,
    })
    .from(teamPeople)
    .leftJoin(surveys, eq(surveys.id, teamPeople.surveyId))
    .where(and(eq(teamPeople.userId, userId), inArray(teamPeople.teamRoundId, teamRoundIds)));
};

export type OwnPart = Awaited<ReturnType<typeof listOwnParts>>[number];

/** Who describes whom, and has, in rounds; someone's own words are part of being finished. */
export const listProgress = (db: Queryable, teamRoundIds: readonly string[]) =>
  db
    .select({
      ...getTableColumns(teamPeople),
      hasOwnWords: sql`${surveys.selfTraitIds} is not null`.mapWith(Boolean),
      minResponses: sql<number>`coalesce(${surveys.minResponses}, 0)`,
    })
    .from(teamPeople)
    .leftJoin(surveys, eq(surveys.id, teamPeople.surveyId))
    .where(inArray(teamPeople.teamRoundId, teamRoundIds));

export const listPairs = (db: Queryable, teamRoundIds: readonly string[]) => {
  const people = db
    .select({ id: teamPeople.id })
    .from(teamPeople)
    .where(inArray(teamPeople.teamRoundId, teamRoundIds));
  return db.select().from(teamPanels).where(inArray(teamPanels.describerId, people));
};

export type PairRow = typeof teamPanels.$inferSelect;

export const updateRound = (tx: Transaction, id: string, changes: Partial<TeamRoundRow>) =>
  tx.update(teamRounds).set(changes).where(eq(teamRounds.id, id));

const ownRoundsOf = (db: Queryable, teamRoundId: string) =>
  db.select({ id: teamPeople.surveyId }).from(teamPeople).where(eq(teamPeople.teamRoundId, teamRoundId));

const isOwnThatRuns = (db: Queryable, teamRoundId: string) =>
  and(inArray(surveys.id, ownRoundsOf(db, teamRoundId)), sql`${surveys.completedAt} is null`);

/** Moves the deadline of all running own rounds of a team round. */
export async function moveRounds(
  tx: Transaction,
  teamRoundId: Authorized<"team round">,
  closesAt: Date,
  now: Date,
): Promise<void> {
  await tx.update(surveys).set({ closesAt, updatedAt: now }).where(isOwnThatRuns(tx, teamRoundId));
}

/** Ends all running own rounds of a team round at its deadline. */
export async function endOwnRounds(
  tx: Transaction,
  { id, closesAt }: { readonly id: Authorized<"team round">; readonly closesAt: Date },
  now: Date,
): Promise<void> {
  await tx
    .update(surveys)
    .set({ closesAt, completedAt: closesAt, updatedAt: now })
    .where(isOwnThatRuns(tx, id));
}

export async function renameRounds(
  tx: Transaction,
  teamRoundId: Authorized<"team round">,
  texts: { readonly title: string; readonly description: string },
  now: Date,
): Promise<void> {
  const own = tx
    .select({ id: teamPeople.surveyId })
    .from(teamPeople)
    .where(eq(teamPeople.teamRoundId, teamRoundId));
  await tx
    .update(surveys)
    .set({ ...texts, updatedAt: now })
    .where(inArray(surveys.id, own));
}

export const updatePerson = (tx: Transaction, id: string, changes: Partial<PersonRow>) =>
  tx.update(teamPeople).set(changes).where(eq(teamPeople.id, id));

/** The pair of a describer and a colleague, with the colleague's round; undefined if there is none. */
export const findPair = (db: Queryable, describer: PersonRow, describedId: string) =>
  db
    .select({ surveyId: teamPeople.surveyId, isDescribed: teamPanels.used })
    .from(teamPanels)
    .innerJoin(teamPeople, eq(teamPeople.id, teamPanels.describedId))
    .where(and(eq(teamPanels.describerId, describer.id), eq(teamPanels.describedId, describedId)))
    .get();

/** Stores no reference to the answer (rule A6). */
export const markDescribed = (tx: Transaction, describerId: string, describedId: string) =>
  tx
    .update(teamPanels)
    .set({ used: true })
    .where(and(eq(teamPanels.describerId, describerId), eq(teamPanels.describedId, describedId)));
