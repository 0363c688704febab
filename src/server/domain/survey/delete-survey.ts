import type { IdSelection, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { getOwnSurvey } from "./read.ts";
import { deleteSurveys, selectSurvey, selectSurveysOf } from "./queries.ts";

/** Erases rounds with their answers, snapshots, cards, plans, and what features above have of them. */
async function eraseSurveys(tx: Transaction, deps: TransactionDeps, surveyIds: IdSelection): Promise<void> {
  await deps.hooks.onSurveysDeleted(tx, deps, surveyIds);
  await deleteSurveys(tx, surveyIds);
}

/** Erases a round that its caller has authorized. */
export const eraseSurveyIn = (tx: Transaction, deps: TransactionDeps, surveyId: string): Promise<void> =>
  eraseSurveys(tx, deps, selectSurvey(tx, surveyId));

/** With an account, all of its rounds. */
export const eraseSurveysOf = (tx: Transaction, deps: TransactionDeps, { userId }: Actor): Promise<void> =>
  eraseSurveys(tx, deps, selectSurveysOf(tx, userId));

/** Erases a round of one's own, and ends a talk about it. Its facilitator, if it has one, sees nothing of it any more. */
export async function deleteSurvey(deps: Deps, actor: Actor, surveyId: string): Promise<void> {
  await deps.db.write(async (tx) => {
    const survey = await getOwnSurvey(tx, actor, surveyId);
    await eraseSurveyIn(tx, deps, survey.id);
  });
  // People talk about one round at a time, so it's most likely about this one.
  deps.openTalks.endOf(actor.userId);
}
