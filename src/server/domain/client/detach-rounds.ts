import type { Transaction } from "#db/client.ts";
import { clientsOfOwner, clientWith, endMeetingsOf, updateClients } from "./queries.ts";
import { sharesNothing } from "./rules.ts";

/** Before a round is erased, its ledger with it: the facilitator sees nothing of it any more. */
export async function detachRound(tx: Transaction, surveyId: string, now: Date): Promise<void> {
  const client = clientWith(tx, surveyId);
  // First: they are found by the round that they lose.
  await endMeetingsOf(tx, client, now);
  await updateClients(tx, client, sharesNothing);
}

/** Before an account is erased with all of its rounds: whoever had it has left. */
export async function detachPerson(tx: Transaction, userId: string, now: Date): Promise<void> {
  const clients = clientsOfOwner(tx, userId);
  await endMeetingsOf(tx, clients, now);
  await updateClients(tx, clients, { ...sharesNothing, state: "left" });
}
