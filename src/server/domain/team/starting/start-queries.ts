import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { surveys, teamPanels, teamPeople, teamRounds } from "#db/schema/index.ts";
import { and, eq, gt } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { PersonRow, TeamRoundRow } from "#src/server/domain/team/queries.ts";
import type { SurveyRow } from "#src/server/domain/survey/queries.ts";

const describer = alias(teamPeople, "describer");
const described = alias(teamPeople, "described");

/** The pairs of an organisation's team rounds that run, or ended after `since`. */
export const listPairsSince = (db: Queryable, organisationId: Authorized<"organisation">, since: Date) =>
  db
    .select({
      teamRoundId: teamRounds.id,
      closesAt: teamRounds.closesAt,
      describerId: describer.userId,
      describedId: described.userId,
    })
    .from(teamRounds)
    .innerJoin(describer, eq(describer.teamRoundId, teamRounds.id))
    .innerJoin(teamPanels, eq(teamPanels.describerId, describer.id))
    .innerJoin(described, eq(described.id, teamPanels.describedId))
    .where(and(eq(teamRounds.organisationId, organisationId), gt(teamRounds.closesAt, since)));

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
