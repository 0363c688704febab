import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { listOrganisations } from "#src/server/domain/organisation/get-organisation.ts";
import type { AccountExport } from "#src/shared/account/own-data.output.ts";
import { listOwnTeamRounds } from "./get-team-round.ts";

/** The person's own data in organisations and team rounds, without anyone else's. */
export async function exportTeams(
  deps: Deps,
  actor: Actor,
): Promise<Pick<AccountExport, "organisations" | "teamRounds">> {
  const [organisations, rounds] = await Promise.all([
    listOrganisations(deps, actor),
    listOwnTeamRounds(deps, actor),
  ]);
  return {
    organisations: organisations.map(({ name, role, members }) => ({
      name,
      role,
      joinedAt: members.find(({ userId }) => userId === actor.userId)?.joinedAt ?? "",
    })),
    teamRounds: rounds.flatMap(({ organisation, title, closesAt, own }) =>
      own === null
        ? []
        : [
            {
              organisation: organisation.name,
              ...{ title, closesAt },
              round: own.surveyId,
              described: own.described,
              toDescribe: own.toDescribe,
              isCounted: own.isCounted,
            },
          ],
    ),
  };
}
