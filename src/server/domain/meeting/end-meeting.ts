import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getClientToMeet } from "#src/server/domain/programme/gate.ts";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { presentMeeting } from "./present-meeting.ts";
import { changeMeeting, findMeeting } from "./queries.ts";

/** Ends a meeting, or takes the question back that the client hasn't replied to. @throws {DomainError} not_found */
export const endMeeting = (deps: Deps, actor: Actor, clientId: string): Promise<Meeting> =>
  deps.db.write(async (tx) => {
    const { client } = await getClientToMeet(tx, actor, clientId);
    const known = await findMeeting(tx, client.id);
    const ended =
      known === undefined || known.state === "over"
        ? known
        : await changeMeeting(tx, known, { state: "over" }, deps.clock.now());
    return presentMeeting(ended, client.name);
  });
