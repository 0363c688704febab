import type { Actor } from "#src/server/actor.ts";
import { takeFromLimitsIn } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { mayShow, settleWaiting } from "#src/server/domain/group/sharing-waits.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read/get-survey.ts";
import type { SharingChanges } from "#src/shared/sharing/sharing.input.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { clientErrors } from "./errors.ts";
import { presentSharing } from "./present-sharing.ts";
import { agreementsBy } from "./limits.ts";
import { endMeetingOf, findBySurvey, updateClient } from "./queries.ts";
import { agreesToMore, decideSharing } from "./rules.ts";
import { startShowing } from "./start-showing.ts";
import { writeLedger } from "./write-ledger.ts";

/**
 * Changes what the owner of a round shares with their facilitator, in one write with the ledger. Taking something back holds at once;
 * a wish to share may have to wait for others (rule F3).
 *
 * @throws {DomainError} not_found; conflict for a round that is in no programme; too_many_requests for agreeing.
 */
export function setSharing(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  changes: SharingChanges,
): Promise<Sharing> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    await getOwnSurvey(tx, actor, surveyId);
    const found = await findBySurvey(tx, surveyId);
    if (found === undefined) throw clientErrors.noProgramme();
    const { client, facilitator } = found;
    const decided = decideSharing(client, changes, now);
    const { columns, entries, startsSharing } = decided;
    if (agreesToMore(decided)) await takeFromLimitsIn(tx, now, [agreementsBy(actor)]);
    await updateClient(tx, client.id, columns);
    for (const what of entries)
      await writeLedger(tx, deps, { surveyId, clientId: client.id, facilitator, what });
    if (changes.result === false) await endMeetingOf(tx, client.id, now);
    if (startsSharing && (await mayShow(tx, client.programmeId, client.id)))
      await startShowing(tx, client.id, now);
    if (entries.length > 0) await settleWaiting(tx, client.programmeId, now);
    return presentSharing(tx, surveyId);
  });
}
