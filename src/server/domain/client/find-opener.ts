import type { Queryable } from "#db/client.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import { findBySurvey, findNewestResult } from "./queries.ts";
import { isWaitingForMeeting } from "./rules.ts";

/**
 * Whom the owner of a round opens their first window with: the name of the facilitator whose meeting it waits for. null where they open it
 * alone, have opened it, or the meeting runs.
 */
export async function findOpener(db: Queryable, surveyId: string): Promise<string | null> {
  const [found, newest] = await Promise.all([findBySurvey(db, surveyId), findNewestResult(db, surveyId)]);
  if (found === undefined || !isWaitingForMeeting(found, newest !== undefined)) return null;
  return joinName(found.facilitator.firstName, found.facilitator.lastName);
}
