import { getDashboardOverview } from "#src/server/domain/dashboard/get-overview.ts";
import { listResults } from "#src/server/domain/dashboard/list-results.ts";
import { getStats } from "#src/server/domain/dashboard/get-stats.ts";
import { closeSurvey } from "#src/server/domain/survey/close-survey.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import {
  getSurvey,
  listAnswerOptions,
  listQuestions,
  countShownSurveys,
  findCurrentSurvey,
  listSurveys,
} from "#src/server/domain/survey/read.ts";
import { dropPrediction, savePrediction } from "#src/server/domain/survey/save-prediction.ts";
import { saveSelf } from "#src/server/domain/survey/save-self.ts";
import { shareSurvey, unshareSurvey } from "#src/server/domain/survey/share-survey.ts";
import { updateSurvey } from "#src/server/domain/survey/update-survey.ts";
import { thankInvited } from "#src/server/domain/survey/thank-invited.ts";
import { t } from "#src/server/trpc/init.ts";
import { userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import {
  newSurveyInput,
  overviewInput,
  selectionInput,
  surveyChangesInput,
  surveyIdInput,
} from "#src/shared/survey/survey.input.ts";

const ofSurvey = userProcedureOnPage.input(surveyIdInput);

export const surveyRouter = t.router({
  list: userProcedureOnPage.query(({ ctx }) => listSurveys(ctx.deps, ctx.actor)),
  overview: userProcedureOnPage
    .input(overviewInput)
    .query(({ ctx, input }) => getDashboardOverview(ctx.deps, ctx.actor, input?.all)),
  results: userProcedureOnPage
    .input(overviewInput)
    .query(({ ctx, input }) => listResults(ctx.deps, ctx.actor, input?.all)),
  resultCount: userProcedureOnPage.query(({ ctx }) => countShownSurveys(ctx.deps, ctx.actor)),
  current: userProcedureOnPage.query(({ ctx }) => findCurrentSurvey(ctx.deps, ctx.actor)),
  stats: userProcedureOnPage.query(({ ctx }) => getStats(ctx.deps, ctx.actor)),
  get: ofSurvey.query(({ ctx, input }) => getSurvey(ctx.deps, ctx.actor, input.surveyId)),
  questions: ofSurvey.query(({ ctx, input }) => listQuestions(ctx.deps, ctx.actor, input.surveyId)),
  answerOptions: ofSurvey.query(({ ctx, input }) => listAnswerOptions(ctx.deps, ctx.actor, input.surveyId)),
  create: userProcedureOnPage
    .input(newSurveyInput)
    .mutation(({ ctx, input }) => createSurvey(ctx.deps, ctx.actor, input)),
  update: ofSurvey
    .input(surveyChangesInput)
    .mutation(({ ctx, input: { surveyId, ...changes } }) =>
      updateSurvey(ctx.deps, ctx.actor, surveyId, changes),
    ),
  delete: ofSurvey.mutation(({ ctx, input }) => deleteSurvey(ctx.deps, ctx.actor, input.surveyId)),
  saveSelf: ofSurvey
    .input(selectionInput)
    .mutation(({ ctx, input }) => saveSelf(ctx.deps, ctx.actor, input.surveyId, input.traitIds)),
  savePrediction: ofSurvey
    .input(selectionInput)
    .mutation(({ ctx, input }) => savePrediction(ctx.deps, ctx.actor, input.surveyId, input.traitIds)),
  dropPrediction: ofSurvey.mutation(({ ctx, input }) => dropPrediction(ctx.deps, ctx.actor, input.surveyId)),
  share: ofSurvey.mutation(({ ctx, input }) => shareSurvey(ctx.deps, ctx.actor, input.surveyId)),
  unshare: ofSurvey.mutation(({ ctx, input }) => unshareSurvey(ctx.deps, ctx.actor, input.surveyId)),
  thank: ofSurvey.mutation(({ ctx, input }) => thankInvited(ctx.deps, ctx.actor, input.surveyId)),
  close: ofSurvey.mutation(({ ctx, input }) => closeSurvey(ctx.deps, ctx.actor, input.surveyId)),
});
