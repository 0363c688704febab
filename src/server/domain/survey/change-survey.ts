import type { Transaction } from "#db/client.ts";
import type { Key } from "#db/key.ts";
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

/** Which round is changed. */
interface Which {
  readonly surveyId: string;
  /** Whose round it is. */
  readonly owner: Key;
  /** Reads the round. @throws {DomainError} not_found, also for callers who may not change it */
  readonly find: (tx: Transaction) => Promise<CountedSurvey>;
}

/** Says what changes. @throws where nothing may */
export type Decide = (survey: CountedSurvey, now: Date) => Changes;

/**
 * As `changeSurvey`, within a unit.
 *
 * @returns the round as it is then, and whether anything is different
 */
export async function changeSurveyIn(
  tx: Transaction,
  deps: Deps,
  { surveyId, owner, find }: Which,
  decide: Decide,
  askAlso?: AskAlso,
): Promise<{ readonly survey: Survey; readonly isChange: boolean }> {
  const now = deps.clock.now();
  const [survey, overlapOf, also] = await Promise.all([
    find(tx),
    lookForOverlap(tx, owner, surveyId, now),
    askAlso?.(tx),
  ]);
  const decided = decide(survey, now);
  const isChange = Object.keys(decided).length > 0;
  const changes = isChange ? { ...decided, updatedAt: now } : {};
  if (isChange) await updateSurvey(tx, surveyId, changes);
  if (isChange) await also?.(survey);
  if (decided.closesAt !== undefined) await rescheduleReminders(tx, [surveyId]);
  const changed = { ...survey, ...changes };
  return {
    survey: presentSurvey({ ...changed, overlap: overlapOf(changed) }, now, deps.env.siteUrl),
    isChange,
  };
}

/**
 * What every change of a round has in common: the owner's round is read, `decide` says what changes (or refuses by
 * throwing), and both happen in one write, so that no answer comes in between. What comes of a change, such as emails, is for `askAlso`.
 *
 * @throws {DomainError} not_found, and whatever `decide` throws.
 */
export async function changeSurvey(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  decide: Decide,
  askAlso?: AskAlso,
): Promise<Survey> {
  const find = (tx: Transaction) => getOwnSurvey(tx, actor, surveyId);
  const which = { surveyId, owner: actor.userId, find };
  const { survey } = await deps.db.write((tx) => changeSurveyIn(tx, deps, which, decide, askAlso));
  return survey;
}
