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
  const [{ client }, meeting] = await Promise.all([
    getClientToMeet(deps.db.read, actor, clientId),
    findMeeting(deps.db.read, clientId),
  ]);
  return presentMeeting(meeting, client.name);
}
