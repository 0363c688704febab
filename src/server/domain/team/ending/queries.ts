import type { Queryable, Transaction } from "#db/client.ts";
import { answers, surveys, teamPanels, teamPeople, teamPictures, teamRounds } from "#db/schema/index.ts";
import { and, eq, gt, inArray, isNull, sql, type SQLWrapper } from "drizzle-orm";

export const eraseDescriptions = (tx: Transaction, surveyIds: SQLWrapper | readonly string[]) =>
  tx.delete(answers).where(inArray(answers.surveyId, surveyIds));

/** Detaches rounds from their team round; running ones end now. */
export async function endRounds(tx: Transaction, surveyIds: SQLWrapper, now: Date): Promise<void> {
  const completedAt = sql`coalesce(${surveys.completedAt}, ${now.getTime()})`;
  await tx
    .update(surveys)
    .set({ teamRoundId: null, completedAt, updatedAt: now })
    .where(inArray(surveys.id, surveyIds));
}

/** Selects a person's parts in team rounds. */
export const partsOf = (db: Queryable, userId: string) =>
  db.select({ id: teamPeople.id }).from(teamPeople).where(eq(teamPeople.userId, userId));

/** Selects a person's parts in the organisation's running team rounds, and their own rounds there. */
export function runningPartsOf(
  db: Queryable,
  { userId, organisationId }: { readonly userId: string; readonly organisationId: string },
  now: Date,
) {
  const isPart = and(
    eq(teamPeople.userId, userId),
    eq(teamRounds.organisationId, organisationId),
    gt(teamRounds.closesAt, now),
  );
  const select = <Column extends typeof teamPeople.id | typeof teamPeople.surveyId>(id: Column) =>
    db
      .select({ id })
      .from(teamPeople)
      .innerJoin(teamRounds, eq(teamRounds.id, teamPeople.teamRoundId))
      .where(isPart);
  return { ids: select(teamPeople.id), surveyIds: select(teamPeople.surveyId) };
}

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
export async function forgetStarter(tx: Transaction, userId: string): Promise<void> {
  await tx.update(teamRounds).set({ startedBy: null }).where(eq(teamRounds.startedBy, userId));
}

/** Deletes an organisation's team rounds with their pictures; members' own rounds stay. */
export async function deleteTeamRounds(tx: Transaction, organisationId: string): Promise<void> {
  const rounds = tx
    .select({ id: teamRounds.id })
    .from(teamRounds)
    .where(eq(teamRounds.organisationId, organisationId));
  const people = tx
    .select({ id: teamPeople.id })
    .from(teamPeople)
    .where(inArray(teamPeople.teamRoundId, rounds));
  await tx.delete(teamPictures).where(inArray(teamPictures.teamRoundId, rounds));
  await tx.delete(teamPanels).where(inArray(teamPanels.describerId, people));
  await tx.delete(teamPeople).where(inArray(teamPeople.teamRoundId, rounds));
  await tx.delete(teamRounds).where(eq(teamRounds.organisationId, organisationId));
}

/** Deletes people's parts, with the pairs in which they describe or are described. */
export async function deletePeople(tx: Transaction, ids: readonly string[] | SQLWrapper): Promise<void> {
  await tx.delete(teamPanels).where(inArray(teamPanels.describerId, ids));
  await tx.delete(teamPanels).where(inArray(teamPanels.describedId, ids));
  await tx.delete(teamPeople).where(inArray(teamPeople.id, ids));
}
