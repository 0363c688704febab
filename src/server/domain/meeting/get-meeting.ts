import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getClientToMeet } from "#src/server/domain/programme/gate.ts";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { presentMeeting } from "./present-meeting.ts";
import { findMeeting } from "./queries.ts";

/**
 * How a meeting with a client stands.
 *
 * @throws {DomainError} not_found, also where the session isn’t theirs to have.
 */
export async function getMeeting(deps: Deps, actor: Actor, clientId: string): Promise<Meeting> {
  const { client } = await getClientToMeet(deps.db.read, actor, clientId);
  const meeting = await findMeeting(deps.db.read, client.id);
  return presentMeeting(meeting, client.name);
}
