import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { lookForOverlap } from "#src/server/domain/overlap/find-overlaps.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { rescheduleReminders } from "#src/server/domain/invitation/reschedule-reminders.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read/get-survey.ts";
import { presentSurvey } from "#src/server/domain/survey/read/present-survey.ts";
import { updateSurvey, type CountedSurvey, type SurveyRow } from "./queries.ts";

type Changes = Partial<SurveyRow>;

/** What comes of a change, in its write; not called where nothing changes. */
type AlsoInWrite = (survey: CountedSurvey) => Promise<void>;

/** Asks for what that goes by, along with the round. */
export type AskAlso = (tx: Transaction) => Promise<AlsoInWrite>;

/**
 * What every change of a round has in common: the owner's round is read, `decide` says what changes (or refuses by
 * throwing), and both happen in one write, so that no answer comes in between. What comes of a change, such as emails, is for `askAlso`.
 *
 * @throws {DomainError} not_found, and whatever `decide` throws.
 */
export function changeSurvey(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  decide: (survey: CountedSurvey, now: Date) => Changes,
  askAlso?: AskAlso,
): Promise<Survey> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const [survey, overlapOf, also] = await Promise.all([
      getOwnSurvey(tx, actor, surveyId),
      lookForOverlap(tx, actor.userId, surveyId, now),
      askAlso?.(tx),
    ]);
    const decided = decide(survey, now);
    const isChange = Object.keys(decided).length > 0;
    const changes = isChange ? { ...decided, updatedAt: now } : {};
    if (isChange) await updateSurvey(tx, surveyId, changes);
    if (isChange) await also?.(survey);
    if (decided.closesAt !== undefined) await rescheduleReminders(tx, [surveyId]);
    const changed = { ...survey, ...changes };
    return presentSurvey({ ...changed, overlap: overlapOf(changed) }, now, deps.env.siteUrl);
  });
}
