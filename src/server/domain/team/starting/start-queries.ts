import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { surveys, teamPanels, teamPeople, teamRounds } from "#db/schema/index.ts";
import { and, count, eq, getTableColumns, gte, sql } from "drizzle-orm";
import type { PersonRow, TeamRoundRow } from "#src/server/domain/team/queries.ts";
import type { SurveyRow } from "#src/server/domain/survey/queries.ts";

/** The organisation's rounds in which at least two of these people take part, or took part. */
export const listSharedBy = (
  db: Queryable,
  organisationId: Authorized<"organisation">,
  userIds: readonly string[],
): Promise<TeamRoundRow[]> =>
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

export async function insertTeamRound(
  tx: Transaction,
  round: TeamRoundRow,
  people: readonly PersonRow[],
  rounds: readonly SurveyRow[],
  panels: readonly (typeof teamPanels.$inferInsert)[],
): Promise<void> {
  await tx.insert(teamRounds).values(round);
  await tx.insert(surveys).values([...rounds]);
  await tx.insert(teamPeople).values([...people]);
  await tx.insert(teamPanels).values([...panels]);
}
