import type { Meeting, MeetingStep } from "#src/shared/meeting/meeting.output.ts";
import { type MeetingRow, changeMeeting, findMeeting, startMeetingAt } from "./queries.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getClientToMeet, getSharedResult } from "#src/server/domain/programme/gate.ts";
import { programmeErrors } from "#src/server/domain/programme/errors.ts";
import { sharingWaits } from "#src/server/domain/programme/leading/sight.ts";
import { stageOf } from "#src/server/domain/programme/rules.ts";
import { meetingErrors } from "./errors.ts";

/** A meeting as one side sees it; `withWhom` is the other, and `others` are those who see what comes of it as well. */
export const presentMeeting = (
  row: MeetingRow | undefined,
  withWhom: string,
  others: readonly string[] = [],
): Meeting =>
  row === undefined
    ? { state: "none", step: "start", version: 0, withWhom, others, startedAt: null }
    : {
        state: row.state,
        step: row.step,
        version: row.version,
        withWhom,
        others,
        startedAt: row.startedAt.toISOString(),
      };

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
