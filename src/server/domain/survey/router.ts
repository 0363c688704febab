import { closeSurvey, shareSurvey, unshareSurvey, updateSurvey } from "./change-survey.ts";
import { addCircle } from "./circles.ts";
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
import { t, publicProcedure, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { firstSurveyInput } from "#src/shared/onboarding/onboarding.input.ts";
import {
  newCircleInput,
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
    .meta({
      call: "GET /onboarding/round",
      summary: "The round to continue with; null if there is none",
      output: surveyOutput.nullable(),
    })
    .query(({ ctx }) => findReadySurvey(ctx.deps, ctx.actor)),
  readySurvey: userProcedure
    .meta({
      call: "POST /onboarding/round",
      summary: "Make sure there is a round to continue with; calling it again makes no second one",
      output: surveyOutput,
    })
    .input(firstSurveyInput)
    .mutation(({ ctx, input }) => ensureFirstSurvey(ctx.deps, ctx.actor, input)),
});

const ofSurvey = userProcedureOnPage.input(surveyIdInput);

export const surveyRouter = t.router({
  list: userProcedureOnPage
    .meta({ call: "GET /surveys", summary: "Your rounds, newest first", output: surveyOutput.array() })
    .query(({ ctx }) => listSurveys(ctx.deps, ctx.actor)),
  resultCount: userProcedureOnPage.query(({ ctx }) => countShownSurveys(ctx.deps, ctx.actor)),
  current: userProcedureOnPage
    .meta({
      call: "GET /user/current-assessment",
      summary: "The newest round that still runs; null where there is none",
      output: currentAssessmentOutput,
    })
    .query(({ ctx }) => findCurrentSurvey(ctx.deps, ctx.actor)),
  get: ofSurvey
    .meta({ call: "GET /surveys/{surveyId}", summary: "One round", output: surveyOutput })
    .query(({ ctx, input }) => getSurvey(ctx.deps, ctx.actor, input.surveyId)),
  questions: ofSurvey
    .meta({
      call: "GET /surveys/{surveyId}/questions",
      summary: "The question that peers answer",
      output: questionOutput.array(),
    })
    .query(({ ctx, input }) => listQuestions(ctx.deps, ctx.actor, input.surveyId)),
  answerOptions: ofSurvey
    .meta({
      call: "GET /surveys/{surveyId}/answer-options",
      summary: "The words that answer the question",
      output: answerOptionOutput.array(),
    })
    .query(({ ctx, input }) => listAnswerOptions(ctx.deps, ctx.actor, input.surveyId)),
  create: userProcedureOnPage
    .meta({
      call: "POST /surveys",
      summary: "Start a round; it has no public link yet",
      output: surveyOutput,
      status: 201,
      errors: [402],
    })
    .input(newSurveyInput)
    .mutation(({ ctx, input }) => createSurvey(ctx.deps, ctx.actor, input)),
  update: ofSurvey
    .meta({
      call: "PATCH /surveys/{surveyId}",
      summary: "Change title, description, deadline, or raise the minimum of answers",
      output: surveyOutput,
      errors: [409],
    })
    .input(surveyChangesInput)
    .mutation(({ ctx, input: { surveyId, ...changes } }) =>
      updateSurvey(ctx.deps, ctx.actor, surveyId, changes),
    ),
  delete: ofSurvey
    .meta({ call: "DELETE /surveys/{surveyId}", summary: "Erase a round with its answers and results" })
    .mutation(({ ctx, input }) => deleteSurvey(ctx.deps, ctx.actor, input.surveyId)),
  saveSelf: ofSurvey
    .meta({
      call: "PUT /surveys/{surveyId}/self",
      summary: "Keep your own words; until the first reveal",
      output: surveyOutput,
      errors: [409],
    })
    .input(selectionInput)
    .mutation(({ ctx, input }) => saveSelf(ctx.deps, ctx.actor, input.surveyId, input.traitIds)),
  savePrediction: ofSurvey
    .meta({
      call: "PUT /surveys/{surveyId}/prediction",
      summary: "Keep your guess of the words that others pick; optional, until the first reveal",
      output: surveyOutput,
      errors: [409],
    })
    .input(selectionInput)
    .mutation(({ ctx, input }) => savePrediction(ctx.deps, ctx.actor, input.surveyId, input.traitIds)),
  dropPrediction: ofSurvey
    .meta({
      call: "DELETE /surveys/{surveyId}/prediction",
      summary: "Remove your guess; until the first reveal",
      output: surveyOutput,
      errors: [409],
    })
    .mutation(({ ctx, input }) => dropPrediction(ctx.deps, ctx.actor, input.surveyId)),
  addCircle: userProcedureOnPage
    .meta({
      call: "POST /surveys/{ofSurveyId}/circles",
      summary:
        "Ask another circle for the same own words; with a surveyId, take in an older round that has them",
      output: surveyOutput,
      status: 201,
      errors: [402, 404, 409],
    })
    .input(newCircleInput)
    .mutation(({ ctx, input }) => addCircle(ctx.deps, ctx.actor, input)),
  share: ofSurvey
    .meta({
      call: "POST /surveys/{surveyId}/share",
      summary: "Make the open link, or get the present one",
      output: shareLinkOutput,
      errors: [409],
    })
    .mutation(({ ctx, input }) => shareSurvey(ctx.deps, ctx.actor, input.surveyId)),
  unshare: ofSurvey
    .meta({ call: "DELETE /surveys/{surveyId}/share", summary: "Revoke the open link" })
    .mutation(({ ctx, input }) => unshareSurvey(ctx.deps, ctx.actor, input.surveyId)),
  close: ofSurvey
    .meta({
      call: "POST /surveys/{surveyId}/close",
      summary: "End a round: nobody can answer any more",
      output: surveyOutput,
    })
    .mutation(({ ctx, input }) => closeSurvey(ctx.deps, ctx.actor, input.surveyId)),
});

export const traitRouter = t.router({
  list: publicProcedure
    .meta({
      call: "GET /traits",
      summary: "The catalogue of words",
      output: traitOutput.array(),
      isConstant: true,
    })
    .query(() => catalogue),
});
