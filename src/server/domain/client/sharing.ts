import type { Queryable, Transaction } from "#db/client.ts";
import { type Participation, endMeetingOf, findBySurvey, findNewestResult, updateClient } from "./queries.ts";
import {
  type CoFacilitator,
  coFacilitatorsOf,
} from "#src/server/domain/programme/leading/list-facilitators.ts";
import { agreementCovers } from "#src/server/domain/programme/leading/visibility.ts";
import type { OwnSurvey } from "#src/server/domain/survey/queries.ts";
import { joinName } from "#src/shared/account/names.ts";
import { noSharing } from "#src/shared/sharing/sharing.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { presentLedger, writeLedger } from "./ledger.ts";
import { type LedgerRow, listLedger } from "./ledger-queries.ts";
import { agreesToMore, decideSharing, isWaitingForMeeting } from "./rules.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import type { SharingChanges } from "#src/shared/sharing/sharing.input.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { clientErrors } from "./errors.ts";
import { agreementsBy } from "./limits.ts";

function presentParticipation(
  found: Participation,
  others: readonly CoFacilitator[],
  hasResult: boolean,
): Omit<Sharing, "ledger" | "asOf"> {
  const { client, programme, facilitator } = found;
  const { agreedAt } = client;
  const sharesResult = client.sharedSince !== null;
  return {
    result: sharesResult,
    group: client.isCounted === true,
    hasAnsweredGroup: client.isCounted !== null,
    plan: client.sharedPlan,
    facilitator: {
      name: joinName(facilitator.firstName, facilitator.lastName),
      programme: programme.title,
      opens: programme.opens,
      isWaitingForMeeting: isWaitingForMeeting(found, hasResult),
      others: others.map(({ name, addedAt }) => ({
        name,
        isIncluded: sharesResult && agreementCovers(addedAt, agreedAt),
      })),
    },
  };
}

/** Who else sees a round, and what its owner agreed to. Constant for a round outside programmes. */
export async function readSharing(db: Queryable, { id }: OwnSurvey, now: Date): Promise<Sharing> {
  const ledger = presentLedger(await listLedger(db, id));
  const found = await findBySurvey(db, id);
  if (found === undefined) return { ...noSharing, ledger };
  const newest = await findNewestResult(db, id);
  const others = await coFacilitatorsOf(db, found.programme.id);
  return {
    ...presentParticipation(found, others, newest !== undefined),
    ledger,
    asOf: now.toISOString(),
  };
}

/** @throws {DomainError} not_found */
export async function getSharing(deps: Deps, actor: Actor, surveyId: string): Promise<Sharing> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  return readSharing(deps.db.read, survey, deps.clock.now());
}

/** When the client read who the facilitators are; never in the future. */
const notLaterThanNow = (asOf: Date | undefined, now: Date): Date =>
  asOf === undefined || asOf > now ? now : asOf;

const namesOf = (readers: readonly CoFacilitator[]): readonly string[] => readers.map(({ name }) => name);

const isOfResult = (what: LedgerRow["what"]): boolean =>
  what === "result shared" || what === "result shared again";

/** @throws {DomainError} as `setSharing` */
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
  const asOf = notLaterThanNow(changes.asOf, now);
  const readers = others.filter(({ addedAt }) => agreementCovers(addedAt, asOf));
  const hasNewReader = readers.some(({ addedAt }) => !agreementCovers(addedAt, client.agreedAt));
  const decided = decideSharing(client, changes, { now, asOf, hasNewReader });
  const names = listNames([joinName(facilitator.firstName, facilitator.lastName), ...namesOf(readers)]);
  if (agreesToMore(decided)) await enforceLimitsIn(tx, now, [agreementsBy(actor)]);
  await updateClient(tx, client.id, decided.columns);
  for (const what of decided.entries)
    await writeLedger(tx, deps, {
      ...{ surveyId: survey.id, clientId: client.id, facilitator, what },
      ...(isOfResult(what) && { names }),
    });
  if (changes.result === false) await endMeetingOf(tx, client.id, now);
  return readSharing(tx, survey, now);
}

/**
 * Changes what a round's owner shares, in one write with the ledger. It covers those who were facilitators
 * when the owner read who they are. It takes effect at once.
 *
 * @throws {DomainError} not_found; conflict for a round in no programme; too_many_requests for agreeing
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
