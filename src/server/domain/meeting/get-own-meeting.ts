import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { findOwnMeeting } from "./own-meeting.ts";
import { presentMeeting } from "./present-meeting.ts";

/**
 * How a meeting about the actor's own round stands.
 *
 * @throws {DomainError} not_found
 */
export async function getOwnMeeting(deps: Deps, actor: Actor, surveyId: string): Promise<Meeting> {
  const { meeting, withWhom, others } = await findOwnMeeting(deps.db.read, actor, surveyId);
  return presentMeeting(meeting, withWhom, others);
}
