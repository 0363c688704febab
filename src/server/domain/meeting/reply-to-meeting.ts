import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { setSharing } from "#src/server/domain/client/set-sharing.ts";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { meetingErrors } from "./errors.ts";
import { getOwnMeeting } from "./get-own-meeting.ts";
import { findOwnMeeting } from "./own-meeting.ts";
import { changeMeeting, findMeeting, type MeetingRow } from "./queries.ts";

/**
 * The client's reply. Agreeing opens their window and shares it with the facilitator; "not now" ends the question, and the facilitator can
 * ask again. A second click changes nothing.
 *
 * @throws {DomainError} not_found; conflict where nobody has asked, where the wish to share has to wait (rule F3), and what `revealSurvey`
 * throws: then the client can still reply.
 */
export async function replyToMeeting(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  accept: boolean,
): Promise<Meeting> {
  const replied: MeetingRow["state"] = accept ? "running" : "refused";
  const { clientId, meeting: known, withWhom } = await findOwnMeeting(deps.db.read, actor, surveyId);
  if (known?.state !== "asked" && known?.state !== replied) throw meetingErrors.notAsked();
  if (accept) {
    await revealSurvey(deps, actor, surveyId);
    // The screen has named those who led the programme when the question came.
    const asOf = known.startedAt;
    const { isWaiting } = await setSharing(deps, actor, surveyId, { result: true, asOf });
    if (isWaiting) throw meetingErrors.sharingWaits({ name: withWhom });
  }
  await deps.db.write(async (tx) => {
    if ((await findMeeting(tx, clientId))?.state === "asked")
      await changeMeeting(tx, clientId, { state: replied }, deps.clock.now());
  });
  return getOwnMeeting(deps, actor, surveyId);
}
