import type { Queryable, Transaction } from "#db/client.ts";
import { joinName } from "#src/shared/account/names.ts";
import { clientErrors } from "./errors.ts";
import { findBySurvey, findNewestResult } from "./queries.ts";
import { isWaitingForMeeting } from "./rules.ts";

/** The facilitator whose meeting a first window waits for; null if the owner may open it. */
export async function findOpener(db: Queryable, surveyId: string): Promise<string | null> {
  const found = await findBySurvey(db, surveyId);
  if (found === undefined) return null;
  const newest = await findNewestResult(db, surveyId);
  if (!isWaitingForMeeting(found, newest !== undefined)) return null;
  return joinName(found.facilitator.firstName, found.facilitator.lastName);
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
