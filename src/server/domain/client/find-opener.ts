import type { Queryable, Transaction } from "#db/client.ts";
import { joinName } from "#src/shared/account/names.ts";
import { clientErrors } from "./errors.ts";
import { findBySurvey, findNewestResult } from "./queries.ts";
import { isWaitingForMeeting } from "./rules.ts";

/**
 * Whom the owner of a round opens their first window with: the name of the facilitator whose meeting it waits for. null where they open it
 * alone, have opened it, or the meeting runs.
 */
export async function findOpener(db: Queryable, surveyId: string): Promise<string | null> {
  const found = await findBySurvey(db, surveyId);
  if (found === undefined) return null;
  const newest = await findNewestResult(db, surveyId);
  if (!isWaitingForMeeting(found, newest !== undefined)) return null;
  return joinName(found.facilitator.firstName, found.facilitator.lastName);
}

/**
 * Whether the owner may open their first window now. In a programme whose windows are opened together it stays closed until the
 * facilitator's meeting runs, unless the owner leaves, or the facilitator is gone.
 *
 * @throws {DomainError} conflict with a sentence that names the facilitator.
 */
export async function requireMayOpen(tx: Transaction, surveyId: string): Promise<void> {
  const opener = await findOpener(tx, surveyId);
  if (opener !== null) throw clientErrors.waitsForMeeting({ facilitator: opener });
}
