import type { Transaction } from "#db/client.ts";
import { noteShown } from "./ledger-queries.ts";
import { findClient, findNewestResult, findSharing, updateClient } from "./queries.ts";

/*
 * The two moments at which a result comes before a facilitator's eyes: sharing begins, or a newer result is opened while it lasts. Both
 * note the result as shown in the same write, so that group pictures never take a seen result for an unseen one (rule F3).
 */

/** From now on the facilitator sees the client's newest result, and each later one. */
export async function startShowing(tx: Transaction, clientId: string, now: Date): Promise<void> {
  const client = await findClient(tx, clientId);
  if (client === undefined) return;
  await updateClient(tx, clientId, { sharedSince: now });
  const { programmeId, surveyId } = client;
  const newest = surveyId === null ? undefined : await findNewestResult(tx, surveyId);
  if (newest !== undefined) await noteShown(tx, { programmeId, clientId, snapshotId: newest.id });
}

/** A round has a new result: whoever sees the round sees it. */
export async function showNewResult(tx: Transaction, surveyId: string, snapshotId: string): Promise<void> {
  const client = await findSharing(tx, surveyId);
  if (!client?.sharedSince) return;
  await noteShown(tx, { programmeId: client.programmeId, clientId: client.id, snapshotId });
}
