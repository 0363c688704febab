import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getClientToMeet } from "#src/server/domain/programme/gate.ts";
import { stageOf } from "#src/server/domain/programme/rules.ts";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { meetingErrors } from "./errors.ts";
import { getMeeting } from "./get-meeting.ts";
import { findMeeting, startMeetingAt } from "./queries.ts";

/**
 * Starts a meeting. A result that is shared shows at once; otherwise the client is asked to open their window together, and the meeting
 * runs once they agree. One that runs, or waits for the client, stays as it is: so two clicks are one.
 *
 * @throws {DomainError} not_found; conflict while the window can't be opened.
 */
export async function startMeeting(deps: Deps, actor: Actor, clientId: string): Promise<Meeting> {
  await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { client } = await getClientToMeet(tx, actor, clientId);
    const stage = stageOf(client, now);
    if (stage !== "ready" && stage !== "opened" && stage !== "shared")
      throw meetingErrors.notReady({ name: client.name });
    const known = await findMeeting(tx, clientId);
    const isShared = stage === "shared";
    if (known?.state === "running" && isShared) return;
    if (known?.state === "asked" && !isShared) return;
    const startedBy = actor.userId;
    await startMeetingAt(
      tx,
      clientId,
      { startedBy, state: isShared ? "running" : "asked", step: "start" },
      now,
    );
  });
  return getMeeting(deps, actor, clientId);
}
