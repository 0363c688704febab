import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getClientToMeet } from "#src/server/domain/programme/gate.ts";
import { programmeErrors } from "#src/server/domain/programme/errors.ts";
import { sharingWaits } from "#src/server/domain/programme/leading/sight.ts";
import { stageOf } from "#src/server/domain/programme/rules.ts";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { meetingErrors } from "./errors.ts";
import { presentMeeting } from "./present-meeting.ts";
import { findMeeting, startMeetingAt } from "./queries.ts";

/**
 * Starts a meeting. A result that is shared shows at once; otherwise the client is asked to open their window together, and the meeting
 * runs once they agree. One that runs, or waits for the client, stays as it is: so two clicks are one.
 *
 * @throws {DomainError} not_found, also for a result that is shared and has to wait; conflict while the window can't be opened.
 */
export const startMeeting = (deps: Deps, actor: Actor, clientId: string): Promise<Meeting> =>
  deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { client, addedAt } = await getClientToMeet(tx, actor, clientId);
    const known = await findMeeting(tx, client.id);
    if (sharingWaits(addedAt, client)) throw programmeErrors.sharingWaits();
    const stage = stageOf(client, now);
    if (stage !== "ready" && stage !== "opened" && stage !== "shared")
      throw meetingErrors.notReady({ name: client.name });
    const state = stage === "shared" ? "running" : "asked";
    const start = { startedBy: actor.userId, startedAt: now, state, step: "start" } as const;
    const meeting = known?.state === state ? known : await startMeetingAt(tx, clientId, known, start);
    return presentMeeting(meeting, client.name);
  });
