import { closeSurvey, shareSurvey, unshareSurvey, updateSurvey } from "./change-survey.ts";
import { createSurvey, ensureFirstSurvey, findReadySurvey } from "./create-survey.ts";
import { deleteSurvey } from "./delete-survey.ts";
import {
  countShownSurveys,
  findCurrentSurvey,
  getSurvey,
  listAnswerOptions,
  listQuestions,
  listSurveys,
} from "./read.ts";
import { dropPrediction, savePrediction, saveSelf } from "./own-words.ts";
import { t, publicProcedure, rest, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { firstSurveyInput } from "#src/shared/onboarding/onboarding.input.ts";
import {
  newSurveyInput,
  selectionInput,
  surveyChangesInput,
  surveyIdInput,
} from "#src/shared/survey/survey.input.ts";
import {
  answerOptionOutput,
  currentAssessmentOutput,
  questionOutput,
  shareLinkOutput,
  surveyOutput,
} from "#src/shared/survey/survey.output.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { traitOutput } from "#src/shared/words/trait.output.ts";

export const onboardingRouter = t.router({
  survey: userProcedure
    .meta(
      rest(
        "GET /onboarding/round",
        "The round to continue with; null if there is none",
        surveyOutput.nullable(),
      ),
    )
    .query(({ ctx }) => findReadySurvey(ctx.deps, ctx.actor)),
  readySurvey: userProcedure
    .meta(
      rest(
        "POST /onboarding/round",
        "Make sure there is a round to continue with; calling it again makes no second one",
        surveyOutput,
      ),
    )
    .input(firstSurveyInput)
    .mutation(({ ctx, input }) => ensureFirstSurvey(ctx.deps, ctx.actor, input)),
});

const ofSurvey = userProcedureOnPage.input(surveyIdInput);

export const surveyRouter = t.router({
  list: userProcedureOnPage
    .meta(rest("GET /surveys", "Your rounds, newest first", surveyOutput.array()))
    .query(({ ctx }) => listSurveys(ctx.deps, ctx.actor)),
  resultCount: userProcedureOnPage.query(({ ctx }) => countShownSurveys(ctx.deps, ctx.actor)),
  current: userProcedureOnPage
    .meta(
      rest(
        "GET /user/current-assessment",
        "The newest round that still runs; null where there is none",
        currentAssessmentOutput,
      ),
    )
    .query(({ ctx }) => findCurrentSurvey(ctx.deps, ctx.actor)),
  get: ofSurvey
    .meta(rest("GET /surveys/{surveyId}", "One round", surveyOutput))
    .query(({ ctx, input }) => getSurvey(ctx.deps, ctx.actor, input.surveyId)),
  questions: ofSurvey
    .meta(rest("GET /surveys/{surveyId}/questions", "The question that peers answer", questionOutput.array()))
    .query(({ ctx, input }) => listQuestions(ctx.deps, ctx.actor, input.surveyId)),
  answerOptions: ofSurvey
    .meta(
      rest(
        "GET /surveys/{surveyId}/answer-options",
        "The words that answer the question",
        answerOptionOutput.array(),
      ),
    )
    .query(({ ctx, input }) => listAnswerOptions(ctx.deps, ctx.actor, input.surveyId)),
  create: userProcedureOnPage
    .meta(
      rest("POST /surveys", "Start a round; it has no public link yet", surveyOutput, {
        status: 201,
        errors: [402],
      }),
    )
    .input(newSurveyInput)
    .mutation(({ ctx, input }) => createSurvey(ctx.deps, ctx.actor, input)),
  update: ofSurvey
    .meta(
      rest(
        "PATCH /surveys/{surveyId}",
        "Change title, description, deadline, or raise the minimum of answers",
        surveyOutput,
        { errors: [409] },
      ),
    )
    .input(surveyChangesInput)
    .mutation(({ ctx, input: { surveyId, ...changes } }) =>
      updateSurvey(ctx.deps, ctx.actor, surveyId, changes),
    ),
  delete: ofSurvey
    .meta(rest("DELETE /surveys/{surveyId}", "Erase a round with its answers and results"))
    .mutation(({ ctx, input }) => deleteSurvey(ctx.deps, ctx.actor, input.surveyId)),
  saveSelf: ofSurvey
    .meta(
      rest("PUT /surveys/{surveyId}/self", "Keep your own words; until the first reveal", surveyOutput, {
        errors: [409],
      }),
    )
    .input(selectionInput)
    .mutation(({ ctx, input }) => saveSelf(ctx.deps, ctx.actor, input.surveyId, input.traitIds)),
  savePrediction: ofSurvey
    .meta(
      rest(
        "PUT /surveys/{surveyId}/prediction",
        "Keep your guess of the words that others pick; optional, until the first reveal",
        surveyOutput,
        { errors: [409] },
      ),
    )
    .input(selectionInput)
    .mutation(({ ctx, input }) => savePrediction(ctx.deps, ctx.actor, input.surveyId, input.traitIds)),
  dropPrediction: ofSurvey
    .meta(
      rest(
        "DELETE /surveys/{surveyId}/prediction",
        "Remove your guess; until the first reveal",
        surveyOutput,
        { errors: [409] },
      ),
    )
    .mutation(({ ctx, input }) => dropPrediction(ctx.deps, ctx.actor, input.surveyId)),
  share: ofSurvey
    .meta(
      rest("POST /surveys/{surveyId}/share", "Make the open link, or get the present one", shareLinkOutput, {
        errors: [409],
      }),
    )
    .mutation(({ ctx, input }) => shareSurvey(ctx.deps, ctx.actor, input.surveyId)),
  unshare: ofSurvey
    .meta(rest("DELETE /surveys/{surveyId}/share", "Revoke the open link"))
    .mutation(({ ctx, input }) => unshareSurvey(ctx.deps, ctx.actor, input.surveyId)),
  close: ofSurvey
    .meta(rest("POST /surveys/{surveyId}/close", "End a round: nobody can answer any more", surveyOutput))
    .mutation(({ ctx, input }) => closeSurvey(ctx.deps, ctx.actor, input.surveyId)),
});

export const traitRouter = t.router({
  list: publicProcedure
    .meta(rest("GET /traits", "The catalogue of words", traitOutput.array(), { isConstant: true }))
    .query(() => catalogue),
});
