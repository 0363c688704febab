import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { finishOpened, revealIn } from "#src/server/domain/analysis/reveal-survey.ts";
import { setSharingIn } from "#src/server/domain/client/set-sharing.ts";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { meetingErrors } from "./errors.ts";
import { getOwnMeeting } from "./get-own-meeting.ts";
import { findOwnMeeting } from "./own-meeting.ts";
import { presentMeeting } from "./present-meeting.ts";
import { acceptMeeting, changeMeeting, type MeetingRow } from "./queries.ts";

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
