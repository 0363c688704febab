import type { Actor } from "#src/server/actor.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import type { Deps } from "#src/server/deps.ts";
import { getPlan } from "#src/server/domain/billing/plan.ts";
import {
  listNewestProgrammes,
  listTodaysNeeds,
  sumClientRounds,
} from "#src/server/domain/programme/lists.ts";
import { listSurveys } from "#src/server/domain/survey/read.ts";
import type { Today } from "#src/shared/programme/programme.output.ts";

const programmesShown = 12;

/** The example alone doesn't make anyone a facilitator. */
const hasOwnProgramme = ({ programmes, programmeCount }: Pick<Today, "programmes" | "programmeCount">) =>
  programmeCount > programmes.filter(({ isExample }) => isExample).length;

/**
 * The facilitator's start page; it still works after the plan has ended.
 *
 * @throws {DomainError} plan_needed without plan and programme
 */
export async function getFacilitatorOverview(deps: Deps, actor: Actor): Promise<Today> {
  const now = deps.clock.now();
  const db = deps.db.read;
  const [{ features }, newest, { clients, rounds, answers }, surveys, needs] = await Promise.all([
    getPlan(deps, actor),
    listNewestProgrammes(db, actor, now, programmesShown),
    sumClientRounds(db, actor),
    listSurveys(deps, actor),
    listTodaysNeeds(db, actor, now),
  ]);
  if (!features.facilitatorAccess && !hasOwnProgramme(newest)) throw authErrors.planNeeded();
  const own = surveys.filter(({ audience }) => audience === "organisation");
  return {
    totalClientAssessments: rounds + own.length,
    totalClientPeerResponses: own.reduce((sum, { totalResponses }) => sum + totalResponses, answers),
    clientAssessments: own,
    hasPlan: features.facilitatorAccess,
    ...needs,
    ...newest,
    clientCount: clients,
  };
}
