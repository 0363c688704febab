import type { IdSelection, Queryable, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { suppressMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { coFacilitatorsOf } from "#src/server/domain/programme/leading/list-facilitators.ts";
import { agreementCovers } from "#src/server/domain/programme/leading/visibility.ts";
import { eraseNotes } from "#src/server/domain/programme/notes.ts";
import type { OwnSurvey } from "#src/server/domain/survey/queries.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import { noSharing } from "#src/shared/sharing/sharing.ts";
import type { SharingChanges } from "#src/shared/sharing/sharing.input.ts";
import type { Ledger, Sharing } from "#src/shared/sharing/sharing.output.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { clientErrors } from "./errors.ts";
import { agreementsBy } from "./limits.ts";
import {
  type LedgerRow,
  appendToLedger,
  clientsAt,
  clientsOfOwner,
  clientsWith,
  deleteLedgers,
  endMeetingsOf,
  findBySurvey,
  listLedger,
  listOfOwner,
  updateClients,
} from "./queries.ts";
import {
  agreesToMore,
  decideSharing,
  findHost,
  isOfResult,
  isWaitingForMeeting,
  shareKey,
  sharesNothing,
} from "./rules.ts";

export { findBySurvey };

/** Agreements and withdrawals; empty once the round is deleted. */
export const readLedger = async (...from: Parameters<typeof listLedger>): Promise<Ledger> =>
  (await listLedger(...from)).map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry }));

/** Records an agreement or withdrawal. Entries never change, so past agreements stay readable. */
export const writeLedger = (
  tx: Transaction,
  { ids, clock }: TransactionDeps,
  entry: Omit<LedgerRow, "id" | "at" | "number">,
) => appendToLedger(tx, { ...entry, id: ids.id(), at: clock.now() });

/** Who else sees a round, and what its owner agreed to. Constant for a round outside programmes. */
async function readSharing(db: Queryable, { id }: OwnSurvey, now: Date): Promise<Sharing> {
  const ledger = await readLedger(db, { surveyId: id });
  const found = await findBySurvey(db, id);
  if (found === undefined) return { ...noSharing, ledger };
  const { client, programme, facilitator } = found;
  const sharesResult = client.sharedSince !== null;
  const others = await coFacilitatorsOf(db, programme.id);
  return {
    result: sharesResult,
    group: client.isCounted === true,
    hasAnsweredGroup: client.isCounted !== null,
    plan: client.sharedPlan,
    facilitator: {
      name: facilitator.name,
      programme: programme.title,
      opens: programme.opens,
      isWaitingForMeeting: isWaitingForMeeting(found),
      sessionWith: findHost(found, now),
      others: others.map(({ name, addedAt }) => ({
        name,
        isIncluded: sharesResult && agreementCovers(addedAt, client.agreedAt),
      })),
    },
    ledger,
    asOf: now.toISOString(),
  };
}

/** @throws {DomainError} not_found */
export async function getSharing(deps: Deps, actor: Actor, surveyId: string): Promise<Sharing> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  return readSharing(deps.db.read, survey, deps.clock.now());
}

/** The sessions of the actor's rounds: those that have started, and those that a window waits for. */
export async function listSessions({ db, clock }: Deps, { userId }: Actor) {
  const found = await listOfOwner(db.read, userId);
  return found.flatMap((one) => {
    const { client, facilitator } = one;
    const host = findHost(one, clock.now());
    if (client.surveyId === null || (host === null && !isWaitingForMeeting(one))) return [];
    const withWhom = host ?? facilitator.name;
    return [{ surveyId: client.surveyId, withWhom, isOn: host !== null }];
  });
}

/** When the client read who the facilitators are; never in the future. */
const notLaterThanNow = (asOf: Date | undefined, now: Date): Date =>
  asOf === undefined || asOf > now ? now : asOf;

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
  const owner = facilitator.name;
  const names = listNames([owner, ...readers.map(({ name }) => name)]);
  if (agreesToMore(decided)) await enforceLimitsIn(tx, now, [agreementsBy(actor)]);
  await updateClients(tx, [client.id], decided.columns);
  for (const what of decided.entries)
    await writeLedger(tx, deps, {
      ...{ surveyId: survey.id, clientId: client.id, what },
      facilitatorName: isOfResult(what) ? names : owner,
    });
  if (changes.result === false) await endMeetingsOf(tx, [client.id], now);
  return readSharing(tx, survey, now);
}

/**
 * Changes what a round's owner shares, in one write with the ledger. It covers those who were facilitators
 * when the owner read who they are. It takes effect at once.
 *
 * @throws {DomainError} not_found; conflict for a round in no programme; too_many_requests for agreeing
 */
export const setSharing = (deps: Deps, actor: Actor, surveyId: string, changes: SharingChanges) =>
  deps.db.write(async (tx) =>
    setSharingIn(tx, deps, actor, await getOwnSurvey(tx, actor, surveyId), changes),
  );

/** A facilitator who watches a result being shared gets no email about it. */
export async function skipShareNews(tx: Transaction, deps: TransactionDeps, surveyId: string): Promise<void> {
  const found = await findBySurvey(tx, surveyId);
  if (!found?.client.sharedSince) return;
  const { id, sharedSince } = found.client;
  await suppressMail(tx, deps, "result shared", shareKey(id, sharedSince));
}

/**
 * Ends the facilitator's access at once (rule F5). The round and its ledger stay with the owner. Idempotent.
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
    await updateClients(tx, [client.id], { ...sharesNothing, state: "left" });
    await endMeetingsOf(tx, [client.id], now);
    const facilitatorName = facilitator.name;
    await writeLedger(tx, deps, { surveyId, clientId: client.id, facilitatorName, what: "left" });
    return readSharing(tx, survey, now);
  });
}

/** Ends sharing of rounds, and deletes their ledgers, before the rounds are deleted. */
export async function detachRounds(tx: Transaction, { clock }: TransactionDeps, surveyIds: IdSelection) {
  const clients = clientsWith(tx, surveyIds);
  // Comes first: meetings are found by the round that is then unset.
  await endMeetingsOf(tx, clients, clock.now());
  await updateClients(tx, clients, sharesNothing);
  await deleteLedgers(tx, surveyIds);
}

/** Makes a person leave all programmes before their account is erased; what was noted on them goes, too. */
export async function detachPerson(tx: Transaction, { clock }: TransactionDeps, person: Actor) {
  const clients = clientsOfOwner(tx, person.userId);
  await eraseNotes(tx, clients);
  // Those whom they had left before.
  if (person.emailVerifiedAt !== null) await eraseNotes(tx, clientsAt(tx, person));
  await endMeetingsOf(tx, clients, clock.now());
  await updateClients(tx, clients, { ...sharesNothing, state: "left" });
}

/** The names of those who lead a round's programme; none for a round in no programme. */
export async function listLeaders(db: Queryable, surveyId: string): Promise<readonly string[]> {
  const found = await findBySurvey(db, surveyId);
  if (found === undefined) return [];
  const { facilitator, programme } = found;
  const others = await coFacilitatorsOf(db, programme.id);
  return [facilitator.name, ...others.map(({ name }) => name)];
}

/** The facilitator whose meeting a first window waits for; null if the owner may open it. */
export async function findOpener(db: Queryable, surveyId: string): Promise<string | null> {
  const found = await findBySurvey(db, surveyId);
  if (found === undefined || !isWaitingForMeeting(found)) return null;
  return found.facilitator.name;
}

/**
 * Keeps a first window closed until the facilitator's meeting, if the programme opens windows together.
 * Leaving the programme or losing the facilitator lifts this.
 *
 * @throws {DomainError} conflict, naming the facilitator
 */
export async function requireMayOpen(tx: Transaction, surveyId: string): Promise<void> {
  const opener = await findOpener(tx, surveyId);
  if (opener !== null) throw clientErrors.waitsForMeeting({ facilitator: opener });
}
