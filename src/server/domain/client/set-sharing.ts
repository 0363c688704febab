import type { Actor } from "#src/server/actor.ts";
import { takeFromLimitsIn } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { mayShow, settleWaiting } from "#src/server/domain/group/sharing-waits.ts";
import {
  coFacilitatorsOf,
  type CoFacilitator,
} from "#src/server/domain/programme/leading/list-facilitators.ts";
import { isMeantFor } from "#src/server/domain/programme/leading/sight.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read/get-survey.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import type { SharingChanges } from "#src/shared/sharing/sharing.input.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { listNames } from "#src/shared/text/list-names.ts";
import { clientErrors } from "./errors.ts";
import type { LedgerRow } from "./ledger-queries.ts";
import { presentSharing } from "./present-sharing.ts";
import { agreementsBy } from "./limits.ts";
import { endMeetingOf, findBySurvey, updateClient } from "./queries.ts";
import { agreesToMore, decideSharing } from "./rules.ts";
import { startShowing } from "./start-showing.ts";
import { writeLedger } from "./write-ledger.ts";

/** When the client read who leads the programme; nobody reads ahead. */
const earlier = (asOf: Date | undefined, now: Date): Date => (asOf === undefined || asOf > now ? now : asOf);

const namesOf = (readers: readonly CoFacilitator[]): readonly string[] => readers.map(({ name }) => name);

const isOfResult = (what: LedgerRow["what"]): boolean =>
  what === "result shared" || what === "result shared again";

/**
 * Changes what the owner of a round shares with their facilitator, and with those who led the programme when they read who
 * does, in one write with the ledger. Taking something back holds at once; a wish to share may have to wait for others (rule F3).
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
    const asOf = earlier(changes.asOf, now);
    const readers = (await coFacilitatorsOf(tx, client.programmeId)).filter(({ addedAt }) =>
      isMeantFor(addedAt, asOf),
    );
    const hasNewReader = readers.some(({ addedAt }) => !isMeantFor(addedAt, client.agreedAt));
    const decided = decideSharing(client, changes, { now, asOf, hasNewReader });
    const { columns, entries, startsSharing } = decided;
    const names = listNames([joinName(facilitator.firstName, facilitator.lastName), ...namesOf(readers)]);
    if (agreesToMore(decided)) await takeFromLimitsIn(tx, now, [agreementsBy(actor)]);
    await updateClient(tx, client.id, columns);
    for (const what of entries)
      await writeLedger(tx, deps, {
        ...{ surveyId, clientId: client.id, facilitator, what },
        ...(isOfResult(what) && { names }),
      });
    if (changes.result === false) await endMeetingOf(tx, client.id, now);
    if (startsSharing && (await mayShow(tx, client.programmeId, client.id)))
      await startShowing(tx, client.id, now);
    if (entries.length > 0) await settleWaiting(tx, client.programmeId, now);
    return presentSharing(tx, surveyId, now);
  });
}
