import type { IdSelection, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { getOwnSurvey, listCirclesOf } from "./read.ts";
import {
  type OwnSurvey,
  type SurveyRow,
  deleteSurveys,
  selectSurvey,
  selectSurveysOf,
  updateSurveyRow,
} from "./queries.ts";

/** Deletes rounds with all their rows. A hook has higher features delete theirs first. */
async function eraseSurveys(tx: Transaction, deps: TransactionDeps, surveyIds: IdSelection): Promise<void> {
  await deps.hooks.onSurveysDeleted(tx, deps, surveyIds);
  await deleteSurveys(tx, surveyIds);
}

/** Deletes a round that the caller has authorized. */
export const eraseSurveyIn = (tx: Transaction, deps: TransactionDeps, surveyId: string): Promise<void> =>
  eraseSurveys(tx, deps, selectSurvey(tx, surveyId));

/** Deletes all rounds of an account. */
export const eraseSurveysOf = (tx: Transaction, deps: TransactionDeps, { userId }: Actor): Promise<void> =>
  eraseSurveys(tx, deps, selectSurveysOf(tx, userId));

/** What a deleted circle leaves behind in another. @param isLast whether that one has no others any more */
function changesAfter(deleted: OwnSurvey, other: OwnSurvey, isLast: boolean): Partial<SurveyRow> {
  const ownWordsRead = other.ownWordsRead || deleted.ownWordsRead || deleted.shownAnswers !== null;
  // Peers of both can still be compared by an owner who has read the deleted result.
  return isLast && !ownWordsRead ? { circleGroup: null, circleName: null } : { ownWordsRead };
}

/** Deletes the actor's round, also for its facilitator, and ends a conversation about it. */
export async function deleteSurvey(deps: Deps, actor: Actor, surveyId: string): Promise<void> {
  await deps.db.write(async (tx) => {
    const survey = await getOwnSurvey(tx, actor, surveyId);
    const others = (await listCirclesOf(tx, survey)).filter(({ id }) => id !== survey.id);
    await eraseSurveyIn(tx, deps, survey.id);
    for (const other of others)
      await updateSurveyRow(tx, other.id, changesAfter(survey, other, others.length === 1));
  });
  // People talk about one round at a time, so it is most likely this one.
  deps.openTalks.endOf(actor.userId);
}
