import type { Meeting, MeetingStep, StepProposal } from "#src/shared/meeting/meeting.output.ts";
import { type MeetingRow, changeMeeting, findMeeting, startMeetingAt } from "./queries.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { hasPlanSince } from "#src/server/domain/action-plan/plans.ts";
import type { ClientRow } from "#src/server/domain/client/queries.ts";
import { writeLedger } from "#src/server/domain/client/sharing.ts";
import { getClientToMeet, getSharedResult } from "#src/server/domain/programme/gate.ts";
import { stageOf } from "#src/server/domain/programme/rules.ts";
import { meetingErrors } from "./errors.ts";
import { isHere } from "#src/server/presence.ts";
import type { Queryable, Transaction } from "#db/client.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import { clientSessionMail } from "#src/server/domain/mail/templates/programme/client.ts";
import { senderOf } from "#src/server/domain/mail/queue/queue-mail.ts";
import { queueTopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { programmeErrors } from "#src/server/domain/programme/errors.ts";
import { nudgesByFacilitator } from "#src/server/domain/programme/limits.ts";
import type { ClientProgress } from "#src/server/domain/programme/queries.ts";
import type { OwnSurvey } from "#src/server/domain/survey/queries.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import { countsFrom } from "#src/shared/result/analysis.ts";
import { findOwnSurvey } from "#src/server/domain/survey/read.ts";
import { findAccountByEmail } from "#src/server/domain/account/find-account.ts";
import { storeSignInLink } from "#src/server/domain/account/verification/sign-in-link.ts";
import { markDone } from "#src/server/domain/programme/client.ts";

type GlimpseFacts = Pick<ClientProgress, "shownAnswers" | "newAnswers"> &
  Pick<OwnSurvey, "completedAt" | "closesAt"> & { readonly minResponses: number | null };

/** A side of a meeting as it sees it. */
type Side = Pick<Meeting, "withWhom" | "others" | "client" | "nextAfterGlimpse">;

const notStarted = { state: "none", step: "start", version: 0, startedAt: null, proposal: null } as const;

export function presentMeeting(row: MeetingRow | undefined, side: Side): Meeting {
  if (row === undefined) return { ...notStarted, ...side };
  const { state, step, version, startedAt, proposal } = row;
  return { state, step, version, startedAt: startedAt.toISOString(), proposal, ...side };
}

/** The answers that the next result takes, if a window opens to a glimpse only; null: it shows a portrait. */
export const glimpseOf = (
  { shownAnswers, newAnswers, minResponses, completedAt, closesAt }: GlimpseFacts,
  now: Date,
): number | null =>
  shownAnswers === null && newAnswers < countsFrom && isOpen({ completedAt, closesAt }, now)
    ? minResponses
    : null;

async function presentToLead(
  db: Queryable,
  client: ClientProgress,
  row: MeetingRow | undefined,
  now: Date,
): Promise<Meeting> {
  const { name, surveyId, shownAnswers, newAnswers, sharedPlan } = client;
  const stage = stageOf(client, now);
  const isHeld = row?.state === "running" || row?.state === "over";
  const hasSaved = isHeld && surveyId !== null && (await hasPlanSince(db, surveyId, row.startedAt));
  // What they share may still be an earlier step.
  const isShared =
    hasSaved && stage === "shared" && sharedPlan !== null
      ? await hasPlanSince(db, surveyId, row.startedAt, sharedPlan)
      : false;
  const step = isShared ? sharedPlan : null;
  const { roundMinResponses: minResponses, roundCompletedAt: completedAt, roundClosesAt: closesAt } = client;
  const round = { shownAnswers, newAnswers, minResponses, completedAt, closesAt };
  return presentMeeting(row, {
    ...{ withWhom: name, others: [], client: { isHere: isHere(surveyId), hasSaved, step, stage } },
    nextAfterGlimpse: stage === "ready" ? glimpseOf(round, now) : null,
  });
}

/** @throws {DomainError} not_found, also if the actor may not meet this client */
export async function getMeeting(deps: Deps, actor: Actor, clientId: string): Promise<Meeting> {
  const { client } = await getClientToMeet(deps.db.read, actor, clientId);
  return presentToLead(deps.db.read, client, await findMeeting(deps.db.read, client.id), deps.clock.now());
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
    if (known?.state === state) return presentToLead(tx, client, known, now);
    const meeting = await startMeetingAt(tx, client.id, known, start);
    if (state === "running") await noteInLedger(tx, deps, actor, client, "session started");
    return presentToLead(tx, client, meeting, now);
  });

/** A held meeting leaves a trace that both sides read. The example's clients have no round, and no ledger. */
async function noteInLedger(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  { id: clientId, surveyId }: Pick<ClientRow, "id" | "surveyId">,
  what: "session started" | "session ended",
): Promise<void> {
  const entry = { clientId, what, facilitatorName: actor.name };
  if (surveyId !== null) await writeLedger(tx, deps, { surveyId, ...entry });
}

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
    const now = deps.clock.now();
    const changed = await changeMeeting(tx, known, { proposal: isEmpty ? null : proposal }, now);
    return presentToLead(tx, client, changed, now);
  });

/** The account that owns a client's round, if its confirmed address is the one the emails go to. */
async function findConfirmedClient(db: Queryable, { email }: ClientRow, surveyId: string) {
  const account = await findAccountByEmail(db, email);
  const isOwner = account?.emailVerifiedAt && (await findOwnSurvey(db, account, surveyId)) !== null;
  return isOwner ? account : null;
}

/**
 * Emails the client the way into a meeting that has started: one email for each start. It signs the client in,
 * as most have no password. Such an email takes no replies: one that quotes it would hand the link on.
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
    const account = await findConfirmedClient(tx, client, surveyId);
    const token = account && deps.ids.token(256);
    const sender = token === null ? senderOf(actor) : { ...senderOf(actor), address: null };
    const isNew = await queueTopicMail(tx, deps, {
      kind: "client session",
      eventKey: `client session ${client.id} ${String(known.startedAt.getTime())}`,
      to: client.email,
      subjectId: client.id,
      sender,
      content: clientSessionMail({ sender, title: programme.title }, client.name, { surveyId, token }),
    });
    if (isNew && account !== null && token !== null) await storeSignInLink(tx, deps, account, token);
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
    const now = deps.clock.now();
    const moved = known.step === step ? known : await changeMeeting(tx, known, { step }, now);
    return presentToLead(tx, client, moved, now);
  });

/** Ends a meeting, or withdraws an unanswered request for one; what was looked at waits no longer. @throws {DomainError} not_found */
export const endMeeting = (deps: Deps, actor: Actor, clientId: string): Promise<Meeting> =>
  deps.db.write(async (tx) => {
    const { client } = await getClientToMeet(tx, actor, clientId);
    const known = await findMeeting(tx, client.id);
    const now = deps.clock.now();
    if (known === undefined || known.state === "over") return presentToLead(tx, client, known, now);
    if (known.state === "running") {
      await markDone(tx, client.id, now);
      await noteInLedger(tx, deps, actor, client, "session ended");
    }
    return presentToLead(tx, client, await changeMeeting(tx, known, { state: "over" }, now), now);
  });
