import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { takeFromLimitsIn } from "#src/server/auth/limits/limits.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { mayShow, readWaits, settleWaiting } from "#src/server/domain/group/sharing-waits.ts";
import {
  coFacilitatorsOf,
  type CoFacilitator,
} from "#src/server/domain/programme/leading/list-facilitators.ts";
import { isMeantFor } from "#src/server/domain/programme/leading/sight.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { OwnSurvey } from "#src/server/domain/survey/queries.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { SharingChanges } from "#src/shared/sharing/sharing.input.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { clientErrors } from "./errors.ts";
import type { LedgerRow } from "./ledger-queries.ts";
import { readSharing } from "./present-sharing.ts";
import { agreementsBy } from "./limits.ts";
import { endMeetingOf, findBySurvey, findNewestResult, updateClient } from "./queries.ts";
import { agreesToMore, decideSharing } from "./rules.ts";
import { startShowing } from "./start-showing.ts";
import { writeLedger } from "./write-ledger.ts";

/** When the client read who leads the programme; nobody reads ahead. */
const earlier = (asOf: Date | undefined, now: Date): Date => (asOf === undefined || asOf > now ? now : asOf);

const namesOf = (readers: readonly CoFacilitator[]): readonly string[] => readers.map(({ name }) => name);

const isOfResult = (what: LedgerRow["what"]): boolean =>
  what === "result shared" || what === "result shared again";

/**
 * As `setSharing`, in a transaction that does more.
 *
 * @throws {DomainError} as `setSharing`
 */
export async function setSharingIn(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  survey: OwnSurvey,
  changes: SharingChanges,
): Promise<Sharing> {
  const now = deps.clock.now();
  const found = await findBySurvey(tx, survey.id);
  if (found === undefined) throw clientErrors.noProgramme();
  const { client, facilitator } = found;
  const others = await coFacilitatorsOf(tx, client.programmeId);
  const asOf = earlier(changes.asOf, now);
  const readers = others.filter(({ addedAt }) => isMeantFor(addedAt, asOf));
  const hasNewReader = readers.some(({ addedAt }) => !isMeantFor(addedAt, client.agreedAt));
  const decided = decideSharing(client, changes, { now, asOf, hasNewReader });
  const { columns, startsSharing } = decided;
  const names = listNames([joinName(facilitator.firstName, facilitator.lastName), ...namesOf(readers)]);
  if (agreesToMore(decided)) await takeFromLimitsIn(tx, now, [agreementsBy(actor)]);
  const waits = startsSharing ? await readWaits(tx, client.programmeId) : null;
  await updateClient(tx, client.id, columns);
  for (const what of decided.entries)
    await writeLedger(tx, deps, {
      ...{ surveyId: survey.id, clientId: client.id, facilitator, what },
      ...(isOfResult(what) && { names }),
    });
  if (changes.result === false) await endMeetingOf(tx, client.id, now);
  const newest = await findNewestResult(tx, survey.id);
  const result = newest && { clientId: client.id, snapshotId: newest.id };
  const isShown = startsSharing && (result === undefined || waits === null || mayShow(waits, result));
  if (isShown) await startShowing(tx, client.id, now);
  if (decided.entries.length > 0) await settleWaiting(tx, client.programmeId, now);
  return readSharing(tx, survey, now);
}

/**
 * Changes what the owner of a round shares with their facilitator, and with those who led the programme when they read who
 * does, in one write with the ledger. Taking something back holds at once; a wish to share may have to wait for others (rule F3).
 *
 * @throws {DomainError} not_found; conflict for a round that is in no programme; too_many_requests for agreeing.
 */
export const setSharing = (
  deps: Deps,
  actor: Actor,
  surveyId: string,
  changes: SharingChanges,
): Promise<Sharing> =>
  deps.db.write(async (tx) =>
    setSharingIn(tx, deps, actor, await getOwnSurvey(tx, actor, surveyId), changes),
  );
