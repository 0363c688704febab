import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getClientToMeet } from "#src/server/domain/programme/gate.ts";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { getMeeting } from "./get-meeting.ts";
import { changeMeeting, findMeeting } from "./queries.ts";

/** Ends a meeting, or takes the question back that the client hasn't replied to. @throws {DomainError} not_found */
export async function endMeeting(deps: Deps, actor: Actor, clientId: string): Promise<Meeting> {
  await deps.db.write(async (tx) => {
    await getClientToMeet(tx, actor, clientId);
    const known = await findMeeting(tx, clientId);
    if (known !== undefined && known.state !== "over")
      await changeMeeting(tx, clientId, { state: "over" }, deps.clock.now());
  });
  return getMeeting(deps, actor, clientId);
}
