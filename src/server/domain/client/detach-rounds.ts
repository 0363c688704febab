import type { Transaction } from "#db/client.ts";
import { clientWith, endMeetingOf, listRoundsOf, updateClient, updateClientWith } from "./queries.ts";
import { sharesNothing } from "./rules.ts";

/** Before a round is erased, its ledger with it: the facilitator sees nothing of it any more. */
export async function detachRound(tx: Transaction, surveyId: string, now: Date): Promise<void> {
  await endMeetingOf(tx, clientWith(tx, surveyId), now);
  await updateClientWith(tx, surveyId, sharesNothing);
}

/** Before an account is erased with all of its rounds: whoever had it has left. */
export async function detachPerson(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const client of await listRoundsOf(tx, userId)) {
    await updateClient(tx, client.id, { ...sharesNothing, state: "left" });
    await endMeetingOf(tx, client.id, now);
  }
}
