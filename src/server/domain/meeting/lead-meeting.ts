import type { Meeting, MeetingStep, StepProposal } from "#src/shared/meeting/meeting.output.ts";
import { type MeetingRow, changeMeeting, findMeeting, startMeetingAt } from "./queries.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getClientToMeet, getSharedResult } from "#src/server/domain/programme/gate.ts";
import { stageOf } from "#src/server/domain/programme/rules.ts";
import { meetingErrors } from "./errors.ts";
import type { Queryable } from "#db/client.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import { clientSessionMail } from "#src/server/domain/mail/templates/programme/client.ts";
import { senderOf } from "#src/server/domain/mail/queue/queue-mail.ts";
import { queueTopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { programmeErrors } from "#src/server/domain/programme/errors.ts";
import { nudgesByFacilitator } from "#src/server/domain/programme/limits.ts";
import { markDone } from "#src/server/domain/programme/client.ts";

/** One side's view: `withWhom` is the other side, `others` also see the result that is shared. */
export const presentMeeting = (
  row: MeetingRow | undefined,
  withWhom: string,
  others: readonly string[] = [],
): Meeting =>
  row === undefined
    ? { state: "none", step: "start", version: 0, withWhom, others, startedAt: null, proposal: null }
    : {
        state: row.state,
        step: row.step,
        version: row.version,
        withWhom,
        others,
        startedAt: row.startedAt.toISOString(),
        proposal: row.proposal,
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

async function getRunning(db: Queryable, actor: Actor, clientId: string) {
  const { client } = await getSharedResult(db, actor, clientId);
  const known = await findMeeting(db, client.id);
  if (known?.state !== "running") throw meetingErrors.notRunning();
  return { client, known };
}

/**
 * Proposes what to keep from the meeting; the client's screen shows it, and the client may save it.
 *
 * @throws {DomainError} as `moveMeeting`
 */
export const proposeStep = (
  deps: Deps,
  actor: Actor,
  clientId: string,
  proposal: StepProposal,
): Promise<Meeting> =>
  deps.db.write(async (tx) => {
    const { client, known } = await getRunning(tx, actor, clientId);
    const isEmpty = proposal.traitId === null && proposal.deed.trim() === "";
    const changed = await changeMeeting(tx, known, { proposal: isEmpty ? null : proposal }, deps.clock.now());
    return presentMeeting(changed, client.name);
  });

/**
 * Emails the client the way into a meeting that has started: one email for each start.
 *
 * @throws {DomainError} not_found; conflict without a meeting, and in the example; too_many_requests
 */
export const emailMeeting = (deps: Deps, actor: Actor, clientId: string): Promise<void> =>
  deps.db.write(async (tx) => {
    const { client, programme } = await getClientToMeet(tx, actor, clientId);
    if (programme.isExample) throw programmeErrors.isExample();
    const known = await findMeeting(tx, client.id);
    const { surveyId } = client;
    const isOn = known?.state === "asked" || known?.state === "running";
    if (!isOn || surveyId === null) throw meetingErrors.notRunning();
    await enforceLimitsIn(tx, deps.clock.now(), [nudgesByFacilitator(actor)]);
    const sender = senderOf(actor);
    await queueTopicMail(tx, deps, {
      kind: "client session",
      eventKey: `client session ${client.id} ${String(known.startedAt.getTime())}`,
      to: client.email,
      subjectId: client.id,
      sender,
      content: clientSessionMail({ sender, title: programme.title }, client.name, surveyId),
    });
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
    const { client, known } = await getRunning(tx, actor, clientId);
    const moved = known.step === step ? known : await changeMeeting(tx, known, { step }, deps.clock.now());
    return presentMeeting(moved, client.name);
  });

/** Ends a meeting, or withdraws an unanswered request for one; what was looked at waits no longer. @throws {DomainError} not_found */
export const endMeeting = (deps: Deps, actor: Actor, clientId: string): Promise<Meeting> =>
  deps.db.write(async (tx) => {
    const { client } = await getClientToMeet(tx, actor, clientId);
    const known = await findMeeting(tx, client.id);
    if (known?.state === "running") await markDone(tx, client.id, deps.clock.now());
    const ended =
      known === undefined || known.state === "over"
        ? known
        : await changeMeeting(tx, known, { state: "over" }, deps.clock.now());
    return presentMeeting(ended, client.name);
  });
