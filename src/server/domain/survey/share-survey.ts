import { surveyErrors } from "./errors.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { ShareLink, Survey } from "#src/shared/survey/survey.output.ts";
import { changeSurvey, type Decide } from "./change-survey.ts";
import type { CountedSurvey } from "./queries.ts";
import { isOpen } from "./rules.ts";

/**
 * Makes the round's open link; while there is one, gives the same again.
 *
 * @throws {DomainError} not_found; conflict for a closed round, and for one of an organisation: there only invited people answer.
 */
export async function shareSurvey(deps: Deps, actor: Actor, surveyId: string): Promise<ShareLink> {
  const link = { shareId: deps.ids.token(128), shareCode: deps.ids.token(64) };
  const survey = await changeSurvey(deps, actor, surveyId, (found, now) => {
    requireShareable(found, now);
    return found.shareId === null ? link : {};
  });
  return linkOf(survey);
}

function requireShareable(survey: CountedSurvey, now: Date): void {
  if (!isOpen(survey, now)) throw surveyErrors.closed();
  if (survey.audience === "organisation") {
    throw surveyErrors.noOpenLink();
  }
}

/** The short code is the last part of the link. */
function linkOf({ shareId, shareableLink }: Survey): ShareLink {
  if (shareId === null || shareableLink === null) throw new Error("A shared round has a link.");
  return { shareId, shareableLink, code: shareableLink.slice(shareableLink.lastIndexOf("/") + 1) };
}

/** Without its link; a round that has none stays as it is. */
export const unsharing: Decide = ({ shareId }) =>
  shareId === null ? {} : { shareId: null, shareCode: null };

/** Takes the open link away: it leads nowhere from now on, and sharing again makes another. */
export async function unshareSurvey(deps: Deps, actor: Actor, surveyId: string): Promise<void> {
  await changeSurvey(deps, actor, surveyId, unsharing);
}
