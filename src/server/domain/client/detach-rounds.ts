import type { IdSelection, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { deleteLedgers } from "./ledger-queries.ts";
import { clientsOfOwner, clientsWith, endMeetingsOf, updateClients } from "./queries.ts";
import { sharesNothing } from "./rules.ts";

/** Before rounds are deleted, with their ledgers: the facilitator sees nothing of them any more. */
export async function detachRounds(
  tx: Transaction,
  { clock }: TransactionDeps,
  surveyIds: IdSelection,
): Promise<void> {
  const clients = clientsWith(tx, surveyIds);
  // First: they are found by the round that they lose.
  await endMeetingsOf(tx, clients, clock.now());
  await updateClients(tx, clients, sharesNothing);
  await deleteLedgers(tx, surveyIds);
}

/** Before an account is erased with all of its rounds: whoever had it has left. */
export async function detachPerson(
  tx: Transaction,
  { clock }: TransactionDeps,
  { userId }: Actor,
): Promise<void> {
  const clients = clientsOfOwner(tx, userId);
  await endMeetingsOf(tx, clients, clock.now());
  await updateClients(tx, clients, { ...sharesNothing, state: "left" });
}
