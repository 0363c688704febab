import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getSharedResult } from "#src/server/domain/programme/gate.ts";
import type { Meeting, MeetingStep } from "#src/shared/meeting/meeting.output.ts";
import { meetingErrors } from "./errors.ts";
import { getMeeting } from "./get-meeting.ts";
import { changeMeeting, findMeeting } from "./queries.ts";

/**
 * Shows another pane on both screens.
 *
 * @throws {DomainError} not_found, also once the client has stopped sharing; conflict where the meeting isn't running.
 */
export async function moveMeeting(
  deps: Deps,
  actor: Actor,
  clientId: string,
  step: MeetingStep,
): Promise<Meeting> {
  await deps.db.write(async (tx) => {
    await getSharedResult(tx, actor, clientId);
    const known = await findMeeting(tx, clientId);
    if (known?.state !== "running") throw meetingErrors.notRunning();
    if (known.step !== step) await changeMeeting(tx, clientId, { step }, deps.clock.now());
  });
  return getMeeting(deps, actor, clientId);
}
