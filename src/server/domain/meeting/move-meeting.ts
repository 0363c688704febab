import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getSharedResult } from "#src/server/domain/programme/gate.ts";
import type { Meeting, MeetingStep } from "#src/shared/meeting/meeting.output.ts";
import { meetingErrors } from "./errors.ts";
import { presentMeeting } from "./present-meeting.ts";
import { changeMeeting, findMeeting } from "./queries.ts";

/**
 * Shows another pane on both screens.
 *
 * @throws {DomainError} not_found, also once the client has stopped sharing; conflict where the meeting isn't running.
 */
export const moveMeeting = (
  deps: Deps,
  actor: Actor,
  clientId: string,
  step: MeetingStep,
): Promise<Meeting> =>
  deps.db.write(async (tx) => {
    const { client } = await getSharedResult(tx, actor, clientId);
    const known = await findMeeting(tx, client.id);
    if (known?.state !== "running") throw meetingErrors.notRunning();
    const moved = known.step === step ? known : await changeMeeting(tx, known, { step }, deps.clock.now());
    return presentMeeting(moved, client.name);
  });
