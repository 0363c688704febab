import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { answers, surveys, teamPanels, teamPeople, teamPictures, teamRounds } from "#db/schema/index.ts";
import type { SurveyRow } from "#src/server/domain/survey/queries.ts";
import { and, eq, gt, inArray, isNull, sql, type SQLWrapper } from "drizzle-orm";
import type { PersonRow, TeamRoundRow } from "./queries.ts";

/** Stores a team round with everyone's own round, and who describes whom. */
export async function insertTeamRound(
  tx: Transaction,
  round: TeamRoundRow,
  people: PersonRow[],
  rounds: SurveyRow[],
  panels: (typeof teamPanels.$inferInsert)[],
): Promise<void> {
  await tx.insert(teamRounds).values(round);
  await tx.insert(surveys).values(rounds);
  await tx.insert(teamPeople).values(people);
  await tx.insert(teamPanels).values(panels);
}

export const updateRound = (tx: Transaction, id: string, changes: Partial<TeamRoundRow>) =>
  tx.update(teamRounds).set(changes).where(eq(teamRounds.id, id));

/** Changes everyone's own round, or those that still run. */
export const updateOwnRounds = (
  tx: Transaction,
  id: Authorized<"team round">,
  which: "all" | "running",
  changes: Partial<SurveyRow>,
) => {
  const own = tx.select({ id: teamPeople.surveyId }).from(teamPeople).where(eq(teamPeople.teamRoundId, id));
  return tx
    .update(surveys)
    .set(changes)
    .where(and(inArray(surveys.id, own), which === "running" ? isNull(surveys.completedAt) : undefined));
};

export const updatePerson = (tx: Transaction, id: string, changes: Partial<PersonRow>) =>
  tx.update(teamPeople).set(changes).where(eq(teamPeople.id, id));

/** Stores no reference to the answer (rule A6). */
export const markDescribed = (tx: Transaction, describerId: string, describedId: string) =>
  tx
    .update(teamPanels)
    .set({ used: true })
    .where(and(eq(teamPanels.describerId, describerId), eq(teamPanels.describedId, describedId)));

export const insertPicture = (tx: Transaction, row: typeof teamPictures.$inferInsert) =>
  tx.insert(teamPictures).values(row);

export const eraseDescriptions = (tx: Transaction, surveyIds: SQLWrapper | readonly string[]) =>
  tx.delete(answers).where(inArray(answers.surveyId, surveyIds));

/** Detaches rounds from their team round; running ones end now. */
export const endRounds = (tx: Transaction, surveyIds: SQLWrapper | readonly string[], now: Date) =>
  tx
    .update(surveys)
    .set({
      teamRoundId: null,
      completedAt: sql`coalesce(${surveys.completedAt}, ${now.getTime()})`,
      updatedAt: now,
    })
    .where(inArray(surveys.id, surveyIds));

/** Selects a person's parts in team rounds. */
export const partsOf = (db: Queryable, userId: string) =>
  db.select({ id: teamPeople.id }).from(teamPeople).where(eq(teamPeople.userId, userId));

/** A person's parts in the organisation's running team rounds. */
export const listRunningParts = (
  db: Queryable,
  { userId, organisationId }: { readonly userId: string; readonly organisationId: string },
  now: Date,
) =>
  db
    .select({ id: teamPeople.id, surveyId: teamPeople.surveyId })
    .from(teamPeople)
    .innerJoin(teamRounds, eq(teamRounds.id, teamPeople.teamRoundId))
    .where(
      and(
        eq(teamPeople.userId, userId),
        eq(teamRounds.organisationId, organisationId),
        gt(teamRounds.closesAt, now),
      ),
    );

/** Selects all members' own rounds in an organisation's team rounds, or those whose windows haven't opened. */
export const surveysOf = (db: Queryable, organisationId: string, { isFrozen = true } = {}) =>
  db
    .select({ surveyId: teamPeople.surveyId })
    .from(teamPeople)
    .innerJoin(teamRounds, eq(teamRounds.id, teamPeople.teamRoundId))
    .where(
      and(eq(teamRounds.organisationId, organisationId), isFrozen ? undefined : isNull(teamRounds.frozenAt)),
    );

/** Runs before rounds are deleted: their owners still describe others, but aren't described any more. */
export async function detachParts(tx: Transaction, surveyIds: SQLWrapper): Promise<void> {
  await tx
    .update(teamPeople)
    .set({ surveyId: null, isCounted: null })
    .where(inArray(teamPeople.surveyId, surveyIds));
}

/** A team round stays when the person who started it goes. */
export const forgetStarter = (tx: Transaction, userId: string) =>
  tx.update(teamRounds).set({ startedBy: null }).where(eq(teamRounds.startedBy, userId));

/** Deletes an organisation's team rounds with their pictures; members' own rounds stay. */
export async function deleteTeamRounds(tx: Transaction, organisationId: string): Promise<void> {
  const rounds = tx
    .select({ id: teamRounds.id })
    .from(teamRounds)
    .where(eq(teamRounds.organisationId, organisationId));
  await tx.delete(teamPictures).where(inArray(teamPictures.teamRoundId, rounds));
  await deletePeople(
    tx,
    tx.select({ id: teamPeople.id }).from(teamPeople).where(inArray(teamPeople.teamRoundId, rounds)),
  );
  await tx.delete(teamRounds).where(eq(teamRounds.organisationId, organisationId));
}

/** Deletes people's parts, with the pairs in which they describe or are described. */
export async function deletePeople(tx: Transaction, ids: readonly string[] | SQLWrapper): Promise<void> {
  await tx.delete(teamPanels).where(inArray(teamPanels.describerId, ids));
  await tx.delete(teamPanels).where(inArray(teamPanels.describedId, ids));
  await tx.delete(teamPeople).where(inArray(teamPeople.id, ids));
}
