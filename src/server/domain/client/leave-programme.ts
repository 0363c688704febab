import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { settleWaiting } from "#src/server/domain/group/sharing-waits.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { readSharing } from "./present-sharing.ts";
import { endMeetingOf, findBySurvey, updateClient } from "./queries.ts";
import { sharesNothing } from "./rules.ts";
import { writeLedger } from "./write-ledger.ts";

/**
 * Ends the facilitator's access in this moment (rule F5). The round goes on like its owner's other rounds, with its ledger. Leaving twice
 * is fine.
 *
 * @throws {DomainError} not_found
 */
export function leaveProgramme(deps: Deps, actor: Actor, surveyId: string): Promise<Sharing> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const survey = await getOwnSurvey(tx, actor, surveyId);
    const found = await findBySurvey(tx, survey.id);
    if (found === undefined) return readSharing(tx, survey, now);
    const { client, facilitator } = found;
    await updateClient(tx, client.id, { ...sharesNothing, state: "left" });
    await endMeetingOf(tx, client.id, now);
    await writeLedger(tx, deps, { surveyId, clientId: client.id, facilitator, what: "left" });
    await settleWaiting(tx, client.programmeId, now);
    return readSharing(tx, survey, now);
  });
}
