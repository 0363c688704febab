import type { Transaction } from "#db/client.ts";
import { isClient, isShowing, noteNewestShown, updateClient } from "./queries.ts";

/*
 * The two moments at which a result comes before a facilitator's eyes: sharing begins, or a newer result is opened while it lasts. Both
 * note the result as shown in the same write, so that group pictures never take a seen result for an unseen one (rule F3).
 */

/** From now on the facilitator sees the client's newest result, and each later one. */
export async function startShowing(tx: Transaction, clientId: string, now: Date): Promise<void> {
  await updateClient(tx, clientId, { sharedSince: now });
  await noteNewestShown(tx, isClient(clientId));
}

/** A round has a new result: whoever sees the round sees it. */
export const showNewResult = (tx: Transaction, surveyId: string): Promise<void> =>
  noteNewestShown(tx, isShowing(surveyId));
