import type { Meeting, MeetingStep } from "#src/shared/meeting/meeting.output.ts";
import { type MeetingRow, changeMeeting, findMeeting, startMeetingAt } from "./queries.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getClientToMeet, getSharedResult } from "#src/server/domain/programme/gate.ts";
import { stageOf } from "#src/server/domain/programme/rules.ts";
import { meetingErrors } from "./errors.ts";

/** One side's view: `withWhom` is the other side, `others` also see the result that is shared. */
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

/** @throws {DomainError} not_found, also if the actor may not meet this client */
export async function getMeeting(deps: Deps, actor: Actor, clientId: string): Promise<Meeting> {
  const { client } = await getClientToMeet(deps.db.read, actor, clientId);
  const meeting = await findMeeting(deps.db.read, client.id);
  return presentMeeting(meeting, client.name);
}

/**
 * Starts a meeting. A shared result shows at once; otherwise the client is asked to open their window, and
 * the meeting runs once they agree. Idempotent while it runs or waits for the client.
 *
 * @throws {DomainError} not_found; conflict if the window can't open
 */
export const startMeeting = (deps: Deps, actor: Actor, clientId: string): Promise<Meeting> =>
  deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { client } = await getClientToMeet(tx, actor, clientId);
    const known = await findMeeting(tx, client.id);
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
 * @throws {DomainError} not_found, also once the client has stopped sharing; conflict if no meeting is
 *   running
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

/** Ends a meeting, or withdraws an unanswered request for one. @throws {DomainError} not_found */
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
