import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import { coFacilitatorsOf } from "#src/server/domain/programme/leading/list-facilitators.ts";
import { agreementCovers } from "#src/server/domain/programme/leading/visibility.ts";
import { presentShownBrand } from "#src/server/domain/own-brand/own-brand.ts";
import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import { type MeetingRow, acceptMeeting, changeMeeting, findMeeting } from "./queries.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { glimpseOf, presentMeeting } from "./lead-meeting.ts";
import { finishOpened, revealIn } from "#src/server/domain/analysis/reveal-survey.ts";
import type { ClientRow } from "#src/server/domain/client/queries.ts";
import type { OwnSurvey } from "#src/server/domain/survey/queries.ts";
import { findBySurvey, setSharingIn, skipShareNews, writeLedger } from "#src/server/domain/client/sharing.ts";
import { meetingErrors } from "./errors.ts";

type OwnClient = ClientRow & { readonly id: Authorized<"client"> };

const isOwnPart = (client: ClientRow, survey: OwnSurvey): client is OwnClient =>
  client.state === "accepted" && client.surveyId === survey.id;

/**
 * Finds the actor's meeting by their own round: with whom, and who else sees the result if they agree.
 * Co-facilitators added after the request don't.
 *
 * @throws {DomainError} not_found, also for a round in no programme
 */
async function findOwnMeeting(db: Queryable, actor: Actor, surveyId: string) {
  const survey = await getOwnSurvey(db, actor, surveyId);
  const found = await findBySurvey(db, survey.id);
  if (found === undefined || !isOwnPart(found.client, survey)) throw surveyErrors.notFound();
  const { client, programme, facilitator } = found;
  const [clientId, ownerId] = [client.id, programme.facilitatorId];
  const meeting = await findMeeting(db, clientId);
  const added = await coFacilitatorsOf(db, programme.id);
  const covered =
    meeting === undefined ? added : added.filter((one) => agreementCovers(one.addedAt, meeting.startedAt));
  const all = [{ userId: ownerId, name: facilitator.name }, ...covered];
  const host = all.find((one) => one.userId === meeting?.startedBy) ?? all[0];
  const others = all.filter((one) => one !== host).map(({ name }) => name);
  return { survey, clientId, ownerId, meeting, withWhom: host?.name ?? "", others };
}

type OwnMeeting = Awaited<ReturnType<typeof findOwnMeeting>>;

const presentToClient = (
  { withWhom, others, survey }: OwnMeeting,
  meeting: MeetingRow | undefined,
  now: Date,
): Meeting =>
  presentMeeting(meeting, { withWhom, others, client: null, nextAfterGlimpse: glimpseOf(survey, now) });

/** @throws {DomainError} not_found */
export async function getOwnMeeting(deps: Deps, actor: Actor, surveyId: string): Promise<Meeting> {
  const own = await findOwnMeeting(deps.db.read, actor, surveyId);
  return presentToClient(own, own.meeting, deps.clock.now());
}

/** The logo and the colour of the programme's owner. @throws {DomainError} not_found */
export async function getOwnMeetingBrand(deps: Deps, actor: Actor, surveyId: string) {
  const { ownerId } = await findOwnMeeting(deps.db.read, actor, surveyId);
  return presentShownBrand(deps.db.read, deps, ownerId);
}

/** @throws {DomainError} conflict without a request */
function requireAsked(meeting: MeetingRow | undefined, replied: readonly MeetingRow["state"][]): MeetingRow {
  if (meeting === undefined || ![...replied, "asked"].includes(meeting.state)) throw meetingErrors.notAsked();
  return meeting;
}

/** Runs the meeting, unless it has ended meanwhile. Its host then sees that the result is shared. */
async function run(
  tx: Transaction,
  deps: TransactionDeps,
  { survey, clientId, ownerId, withWhom }: OwnMeeting,
): Promise<void> {
  const running = await acceptMeeting(tx, clientId, deps.clock.now());
  if (running === undefined) return;
  await writeLedger(tx, deps, {
    ...{ surveyId: survey.id, clientId, what: "session started", facilitatorName: withWhom },
  });
  // Emails about shared results go to the programme's owner.
  if (running.startedBy === ownerId) await skipShareNews(tx, deps, survey.id);
}

/** Opens and shares the window in one write, and runs the meeting. */
async function accept(deps: Deps, actor: Actor, surveyId: string): Promise<Meeting> {
  const opened = await deps.db.write(async (tx) => {
    const own = await findOwnMeeting(tx, actor, surveyId);
    const meeting = requireAsked(own.meeting, ["running", "refused"]);
    // They have changed their mind.
    if (meeting.state === "refused") await changeMeeting(tx, meeting, { state: "asked" }, deps.clock.now());
    const result = await revealIn(tx, deps, actor, own.survey);
    // The screen named the facilitators at the time of the request.
    await setSharingIn(tx, deps, actor, own.survey, { result: true, asOf: meeting.startedAt });
    await run(tx, deps, own);
    return result;
  });
  finishOpened(deps, actor, opened);
  return getOwnMeeting(deps, actor, surveyId);
}

const refuse = (deps: Deps, actor: Actor, surveyId: string): Promise<Meeting> =>
  deps.db.write(async (tx) => {
    const own = await findOwnMeeting(tx, actor, surveyId);
    const known = requireAsked(own.meeting, ["refused"]);
    const now = deps.clock.now();
    const refused =
      known.state === "asked" ? await changeMeeting(tx, known, { state: "refused" }, now) : known;
    return presentToClient(own, refused, now);
  });

/**
 * Answers the facilitator's request. Agreeing opens and shares the window, also after "not now", until the
 * facilitator ends the request. Idempotent.
 *
 * @throws {DomainError} not_found; conflict without a request, or if sharing has to wait (rule F3); and all
 *   errors of `revealSurvey`, after which the client can still reply
 */
export const replyToMeeting = (
  deps: Deps,
  actor: Actor,
  surveyId: string,
  accepts: boolean,
): Promise<Meeting> => (accepts ? accept : refuse)(deps, actor, surveyId);
