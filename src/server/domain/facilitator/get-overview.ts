import type { Actor } from "#src/server/actor.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import type { Deps } from "#src/server/deps.ts";
import { getPlan } from "#src/server/domain/billing/plan.ts";
import {
  listNewestProgrammes,
  listTodaysNeeds,
  sumClientRounds,
} from "#src/server/domain/programme/lists.ts";
import { listLedTeamRounds } from "#src/server/domain/team/get-team-round.ts";
import { listSurveys } from "#src/server/domain/survey/read.ts";
import type { Today } from "#src/shared/programme/programme.output.ts";
import { leadsSomething } from "./queries.ts";

const programmesShown = 12;

/** Whether someone has a plan for leading, or leads something already. */
export const leads = async (deps: Deps, actor: Actor): Promise<boolean> =>
  (await getPlan(deps, actor)).features.facilitatorAccess || leadsSomething(deps.db.read, actor.userId);

/**
 * The facilitator's start page; it still works after the plan has ended.
 *
 * @throws {DomainError} plan_needed for whom has no plan and leads nothing
 */
export async function getFacilitatorOverview(deps: Deps, actor: Actor): Promise<Today> {
  const now = deps.clock.now();
  const db = deps.db.read;
  const [{ features }, newest, { clients, rounds, answers }, surveys, needs, teamRounds] = await Promise.all([
    getPlan(deps, actor),
    listNewestProgrammes(db, actor, now, programmesShown),
    sumClientRounds(db, actor),
    listSurveys(deps, actor),
    listTodaysNeeds(db, actor, now),
    listLedTeamRounds(deps, actor),
  ]);
  if (!features.facilitatorAccess && !(await leadsSomething(db, actor.userId))) throw authErrors.planNeeded();
  const own = surveys.filter(
    ({ audience, teamRoundId }) => audience === "organisation" && teamRoundId === null,
  );
  return {
    totalClientAssessments: rounds + own.length,
    totalClientPeerResponses: own.reduce((sum, { totalResponses }) => sum + totalResponses, answers),
    clientAssessments: own,
    hasPlan: features.facilitatorAccess,
    ...needs,
    ...newest,
    clientCount: clients,
    teamRounds: [...teamRounds],
  };
}
