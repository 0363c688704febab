import type { IdSelection, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { getOwnSurvey } from "./read.ts";
import { deleteSurveys, selectSurvey, selectSurveysOf } from "./queries.ts";

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

/** Deletes the actor's round, also for its facilitator, and ends a conversation about it. */
export async function deleteSurvey(deps: Deps, actor: Actor, surveyId: string): Promise<void> {
  await deps.db.write(async (tx) => {
    const survey = await getOwnSurvey(tx, actor, surveyId);
    await eraseSurveyIn(tx, deps, survey.id);
  });
  // People talk about one round at a time, so it is most likely this one.
  deps.openTalks.endOf(actor.userId);
}
