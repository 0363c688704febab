import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { readSharing } from "./sharing.ts";
import {
  clientsOfOwner,
  clientsWith,
  endMeetingOf,
  endMeetingsOf,
  findBySurvey,
  updateClient,
  updateClients,
} from "./queries.ts";
import { sharesNothing } from "./rules.ts";
import { writeLedger } from "./ledger.ts";
import type { IdSelection, Transaction } from "#db/client.ts";
import { deleteLedgers } from "./ledger-queries.ts";

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
    await updateClient(tx, client.id, { ...sharesNothing, state: "left" });
    await endMeetingOf(tx, client.id, now);
    await writeLedger(tx, deps, { surveyId, clientId: client.id, facilitator, what: "left" });
    return readSharing(tx, survey, now);
  });
}

/** Ends sharing of rounds, and deletes their ledgers, before the rounds are deleted. */
export async function detachRounds(
  tx: Transaction,
  { clock }: TransactionDeps,
  surveyIds: IdSelection,
): Promise<void> {
  const clients = clientsWith(tx, surveyIds);
  // Comes first: meetings are found by the round that is then unset.
  await endMeetingsOf(tx, clients, clock.now());
  await updateClients(tx, clients, sharesNothing);
  await deleteLedgers(tx, surveyIds);
}

/** Makes a person leave all programmes before their account is erased. */
export async function detachPerson(
  tx: Transaction,
  { clock }: TransactionDeps,
  { userId }: Actor,
): Promise<void> {
  const clients = clientsOfOwner(tx, userId);
  await endMeetingsOf(tx, clients, clock.now());
  await updateClients(tx, clients, { ...sharesNothing, state: "left" });
}
