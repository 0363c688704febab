import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { getOwnSurvey, getSurvey } from "./read.ts";
import { updateSurvey, type CountedSurvey, type OwnSurvey, type SurveyRow } from "./queries.ts";

type Changes = Partial<SurveyRow>;

/** Says what changes; nothing where all stays as it is. @throws where nothing may */
export type Decide = (survey: CountedSurvey, now: Date) => Changes;

/** As `changeSurvey`, within a transaction, and of whosever round it is. Says whether anything is different. */
export async function changeSurveyIn(
  tx: Transaction,
  deps: TransactionDeps,
  survey: CountedSurvey,
  decide: Decide,
): Promise<boolean> {
  const now = deps.clock.now();
  const changes = decide(survey, now);
  if (Object.keys(changes).length === 0) return false;
  await updateSurvey(tx, survey.id, { ...changes, updatedAt: now });
  if (changes.closesAt !== undefined) await deps.hooks.onDeadlinesMoved(tx, [survey.id]);
  return true;
}

/**
 * What every change of a round has in common: the owner's round is read, `decide` says what changes (or refuses by
 * throwing), and both happen in one write, so that no answer comes in between.
 *
 * @param onChange what comes of a change, such as emails; not called where nothing changes
 * @throws {DomainError} not_found, and whatever `decide` throws.
 */
export async function changeSurvey(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  decide: Decide,
  onChange?: (tx: Transaction, survey: OwnSurvey) => Promise<void>,
): Promise<Survey> {
  await deps.db.write(async (tx) => {
    const survey = await getOwnSurvey(tx, actor, surveyId);
    if (await changeSurveyIn(tx, deps, survey, decide)) await onChange?.(tx, survey);
  });
  return getSurvey(deps, actor, surveyId);
}
