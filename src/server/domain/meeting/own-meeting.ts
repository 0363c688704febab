import type { Queryable } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import { coFacilitatorsOf } from "#src/server/domain/programme/leading/list-facilitators.ts";
import { isMeantFor } from "#src/server/domain/programme/leading/sight.ts";
import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import { joinName } from "#src/shared/account/names.ts";
import {
  type MeetingRow,
  acceptMeeting,
  changeMeeting,
  findClientWithFacilitator,
  findMeeting,
} from "./queries.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { presentMeeting } from "./lead-meeting.ts";
import { finishOpened, revealIn } from "#src/server/domain/analysis/reveal-survey.ts";
import { setSharingIn } from "#src/server/domain/client/sharing.ts";
import { meetingErrors } from "./errors.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findClientWithFacilitator>>>;

/** The row is found by the actor's own round. */
const isOwnPart = (found: Found): found is Found & { readonly clientId: Authorized<"client"> } =>
  found.state === "accepted";

/**
 * The actor's meeting, by their own round: with whom it is, and who else sees the result that agreeing shares. Those who came to lead the
 * programme after the question are none of them.
 *
 * @throws {DomainError} not_found, also for a round that is in no programme.
 */
async function findOwnMeeting(db: Queryable, actor: Actor, surveyId: string) {
  const survey = await getOwnSurvey(db, actor, surveyId);
  const found = await findClientWithFacilitator(db, survey.id);
  if (found === undefined || !isOwnPart(found)) throw surveyErrors.notFound();
  const { clientId, programmeId, userId, firstName, lastName } = found;
  const meeting = await findMeeting(db, clientId);
  const added = await coFacilitatorsOf(db, programmeId);
  const meant =
    meeting === undefined ? added : added.filter((one) => isMeantFor(one.addedAt, meeting.startedAt));
  const all = [{ userId, name: joinName(firstName, lastName) }, ...meant];
  const host = all.find((one) => one.userId === meeting?.startedBy) ?? all[0];
  const others = all.filter((one) => one !== host).map(({ name }) => name);
  return { survey, clientId, meeting, withWhom: host?.name ?? "", others };
}

/**
 * How a meeting about the actor's own round stands.
 *
 * @throws {DomainError} not_found
 */
export async function getOwnMeeting(deps: Deps, actor: Actor, surveyId: string): Promise<Meeting> {
  const { meeting, withWhom, others } = await findOwnMeeting(deps.db.read, actor, surveyId);
  return presentMeeting(meeting, withWhom, others);
}

/** @throws {DomainError} conflict where nobody has asked. */
function requireAsked(meeting: MeetingRow | undefined, replied: MeetingRow["state"]): MeetingRow {
  if (meeting?.state !== "asked" && meeting?.state !== replied) throw meetingErrors.notAsked();
  return meeting;
}

/** Opens the window and shares it, in one write. The meeting runs from then on, unless a model has to write about the window first. */
const openAndShare = (deps: Deps, actor: Actor, surveyId: string) =>
  deps.db.write(async (tx) => {
    const { survey, clientId, withWhom, ...own } = await findOwnMeeting(tx, actor, surveyId);
    const meeting = requireAsked(own.meeting, "running");
    const opened = await revealIn(tx, deps, actor, survey);
    // The screen has named those who led the programme when the question came.
    const { isWaiting } = await setSharingIn(tx, deps, actor, survey, {
      result: true,
      asOf: meeting.startedAt,
    });
    if (!isWaiting && opened.model === null && meeting.state === "asked")
      await changeMeeting(tx, meeting, { state: "running" }, deps.clock.now());
    return { clientId, withWhom, opened, isWaiting };
  });

async function accept(deps: Deps, actor: Actor, surveyId: string): Promise<Meeting> {
  const { clientId, withWhom, opened, isWaiting } = await openAndShare(deps, actor, surveyId);
  await finishOpened(deps, actor, opened);
  if (isWaiting) throw meetingErrors.sharingWaits({ name: withWhom });
  // Not after a second click, nor where a facilitator has ended the session meanwhile.
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
 * The client's reply. Agreeing opens their window and shares it with the facilitator; "not now" ends the question, and the facilitator can
 * ask again. A second click changes nothing.
 *
 * @throws {DomainError} not_found; conflict where nobody has asked, where the wish to share has to wait (rule F3), and what `revealSurvey`
 * throws: then the client can still reply.
 */
export const replyToMeeting = (
  deps: Deps,
  actor: Actor,
  surveyId: string,
  accepts: boolean,
): Promise<Meeting> => (accepts ? accept : refuse)(deps, actor, surveyId);
