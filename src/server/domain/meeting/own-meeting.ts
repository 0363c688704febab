import type { Queryable } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import { coFacilitatorsOf } from "#src/server/domain/programme/leading/list-facilitators.ts";
import { agreementCovers } from "#src/server/domain/programme/leading/visibility.ts";
import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import { joinName } from "#src/shared/account/names.ts";
import {
  type MeetingRow,
  acceptMeeting,
  changeMeeting,
  findClientWithFacilitator,
  findMeeting,
  listOpenMeetings,
} from "./queries.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { presentMeeting } from "./lead-meeting.ts";
import { finishOpened, revealIn } from "#src/server/domain/analysis/reveal-survey.ts";
import { openSince } from "#src/server/domain/client/rules.ts";
import { setSharingIn } from "#src/server/domain/client/sharing.ts";
import { meetingErrors } from "./errors.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findClientWithFacilitator>>>;

const isOwnPart = (found: Found): found is Found & { readonly clientId: Authorized<"client"> } =>
  found.state === "accepted";

/**
 * Finds the actor's meeting by their own round: with whom, and who else sees the result if they agree.
 * Co-facilitators added after the request don't.
 *
 * @throws {DomainError} not_found, also for a round in no programme
 */
async function findOwnMeeting(db: Queryable, actor: Actor, surveyId: string) {
  const survey = await getOwnSurvey(db, actor, surveyId);
  const found = await findClientWithFacilitator(db, survey.id);
  if (found === undefined || !isOwnPart(found)) throw surveyErrors.notFound();
  const { clientId, programmeId, userId, firstName, lastName } = found;
  const meeting = await findMeeting(db, clientId);
  const added = await coFacilitatorsOf(db, programmeId);
  const covered =
    meeting === undefined ? added : added.filter((one) => agreementCovers(one.addedAt, meeting.startedAt));
  const all = [{ userId, name: joinName(firstName, lastName) }, ...covered];
  const host = all.find((one) => one.userId === meeting?.startedBy) ?? all[0];
  const others = all.filter((one) => one !== host).map(({ name }) => name);
  return { survey, clientId, meeting, withWhom: host?.name ?? "", others };
}

/** Lists the sessions that the actor can join now. */
export const listOpenSessions = async (deps: Deps, actor: Actor) =>
  (await listOpenMeetings(deps.db.read, actor.userId, openSince(deps.clock.now()))).map(
    ({ surveyId, firstName, lastName }) => ({ surveyId, withWhom: joinName(firstName, lastName) }),
  );

/** @throws {DomainError} not_found */
export async function getOwnMeeting(deps: Deps, actor: Actor, surveyId: string): Promise<Meeting> {
  const { meeting, withWhom, others } = await findOwnMeeting(deps.db.read, actor, surveyId);
  return presentMeeting(meeting, withWhom, others);
}

/** @throws {DomainError} conflict without a request */
function requireAsked(meeting: MeetingRow | undefined, replied: MeetingRow["state"]): MeetingRow {
  if (meeting?.state !== "asked" && meeting?.state !== replied) throw meetingErrors.notAsked();
  return meeting;
}

/** Opens and shares the window in one write. The meeting then runs, unless a model must write first. */
const openAndShare = (deps: Deps, actor: Actor, surveyId: string) =>
  deps.db.write(async (tx) => {
    const { survey, clientId, ...own } = await findOwnMeeting(tx, actor, surveyId);
    const meeting = requireAsked(own.meeting, "running");
    const opened = await revealIn(tx, deps, actor, survey);
    // The screen named the facilitators at the time of the request.
    await setSharingIn(tx, deps, actor, survey, { result: true, asOf: meeting.startedAt });
    if (opened.model === null && meeting.state === "asked")
      await changeMeeting(tx, meeting, { state: "running" }, deps.clock.now());
    return { clientId, opened };
  });

async function accept(deps: Deps, actor: Actor, surveyId: string): Promise<Meeting> {
  const { clientId, opened } = await openAndShare(deps, actor, surveyId);
  await finishOpened(deps, actor, opened);
  // Skips this on a second click, or if a facilitator has ended the session meanwhile.
  if (opened.model !== null) await deps.db.write((tx) => acceptMeeting(tx, clientId, deps.clock.now()));
  return getOwnMeeting(deps, actor, surveyId);
}

const refuse = (deps: Deps, actor: Actor, surveyId: string): Promise<Meeting> =>
  deps.db.write(async (tx) => {
    const { meeting, withWhom, others } = await findOwnMeeting(tx, actor, surveyId);
    const known = requireAsked(meeting, "refused");
    const refused =
      known.state === "asked"
        ? await changeMeeting(tx, known, { state: "refused" }, deps.clock.now())
        : known;
    return presentMeeting(refused, withWhom, others);
  });

/**
 * Answers the facilitator's request. Agreeing opens and shares the window; "not now" ends the request, and
 * the facilitator can ask again. Idempotent.
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
