import { closeSurvey } from "./close-survey.ts";
import { createSurvey } from "./create-survey.ts";
import { deleteSurvey } from "./delete-survey.ts";
import {
  countShownSurveys,
  findCurrentSurvey,
  getSurvey,
  listAnswerOptions,
  listQuestions,
  listSurveys,
} from "./read.ts";
import { dropPrediction, savePrediction } from "./save-prediction.ts";
import { saveSelf } from "./save-self.ts";
import { shareSurvey, unshareSurvey } from "./share-survey.ts";
import { thankInvited } from "./thank-invited.ts";
import { updateSurvey } from "./update-survey.ts";
import { ensureFirstSurvey, findReadySurvey } from "#src/server/domain/survey/timed/ensure-first-survey.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
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
    .meta({
      rest: {
        method: "get",
        path: "/onboarding/round",
        summary: "The round to continue with; null if there is none",
        output: surveyOutput.nullable(),
      },
    })
    .query(({ ctx }) => findReadySurvey(ctx.deps, ctx.actor)),
  readySurvey: userProcedure
    .meta({
      rest: {
        method: "post",
        path: "/onboarding/round",
        summary: "Make sure there is a round to continue with; calling it again makes no second one",
        output: surveyOutput,
      },
    })
    .input(firstSurveyInput)
    .mutation(({ ctx, input }) => ensureFirstSurvey(ctx.deps, ctx.actor, input)),
});

const ofSurvey = userProcedureOnPage.input(surveyIdInput);

export const surveyRouter = t.router({
  list: userProcedureOnPage
    .meta({
      rest: {
        method: "get",
        path: "/surveys",
        summary: "Your rounds, newest first",
        output: surveyOutput.array(),
      },
    })
    .query(({ ctx }) => listSurveys(ctx.deps, ctx.actor)),
  resultCount: userProcedureOnPage.query(({ ctx }) => countShownSurveys(ctx.deps, ctx.actor)),
  current: userProcedureOnPage
    .meta({
      rest: {
        method: "get",
        path: "/user/current-assessment",
        summary: "The newest round that still runs; null where there is none",
        output: currentAssessmentOutput,
      },
    })
    .query(({ ctx }) => findCurrentSurvey(ctx.deps, ctx.actor)),
  get: ofSurvey
    .meta({
      rest: { method: "get", path: "/surveys/{surveyId}", summary: "One round", output: surveyOutput },
    })
    .query(({ ctx, input }) => getSurvey(ctx.deps, ctx.actor, input.surveyId)),
  questions: ofSurvey
    .meta({
      rest: {
        method: "get",
        path: "/surveys/{surveyId}/questions",
        summary: "The question that peers answer",
        output: questionOutput.array(),
      },
    })
    .query(({ ctx, input }) => listQuestions(ctx.deps, ctx.actor, input.surveyId)),
  answerOptions: ofSurvey
    .meta({
      rest: {
        method: "get",
        path: "/surveys/{surveyId}/answer-options",
        summary: "The words that answer the question",
        output: answerOptionOutput.array(),
      },
    })
    .query(({ ctx, input }) => listAnswerOptions(ctx.deps, ctx.actor, input.surveyId)),
  create: userProcedureOnPage
    .meta({
      rest: {
        method: "post",
        path: "/surveys",
        summary: "Start a round; it has no public link yet",
        status: 201,
        output: surveyOutput,
      },
    })
    .input(newSurveyInput)
    .mutation(({ ctx, input }) => createSurvey(ctx.deps, ctx.actor, input)),
  update: ofSurvey
    .meta({
      rest: {
        method: "patch",
        path: "/surveys/{surveyId}",
        summary: "Change title, description, deadline, or raise the minimum of answers",
        output: surveyOutput,
      },
    })
    .input(surveyChangesInput)
    .mutation(({ ctx, input: { surveyId, ...changes } }) =>
      updateSurvey(ctx.deps, ctx.actor, surveyId, changes),
    ),
  delete: ofSurvey
    .meta({
      rest: {
        method: "delete",
        path: "/surveys/{surveyId}",
        summary: "Erase a round with its answers and results",
        status: 204,
      },
    })
    .mutation(({ ctx, input }) => deleteSurvey(ctx.deps, ctx.actor, input.surveyId)),
  saveSelf: ofSurvey
    .meta({
      rest: {
        method: "put",
        path: "/surveys/{surveyId}/self",
        summary: "Keep your own words; until the first reveal",
        output: surveyOutput,
      },
    })
    .input(selectionInput)
    .mutation(({ ctx, input }) => saveSelf(ctx.deps, ctx.actor, input.surveyId, input.traitIds)),
  savePrediction: ofSurvey
    .meta({
      rest: {
        method: "put",
        path: "/surveys/{surveyId}/prediction",
        summary: "Keep your guess of the words that others pick; optional, until the first reveal",
        output: surveyOutput,
      },
    })
    .input(selectionInput)
    .mutation(({ ctx, input }) => savePrediction(ctx.deps, ctx.actor, input.surveyId, input.traitIds)),
  dropPrediction: ofSurvey
    .meta({
      rest: {
        method: "delete",
        path: "/surveys/{surveyId}/prediction",
        summary: "Remove your guess; until the first reveal",
        output: surveyOutput,
      },
    })
    .mutation(({ ctx, input }) => dropPrediction(ctx.deps, ctx.actor, input.surveyId)),
  share: ofSurvey
    .meta({
      rest: {
        method: "post",
        path: "/surveys/{surveyId}/share",
        summary: "Make the open link, or get the present one",
        output: shareLinkOutput,
      },
    })
    .mutation(({ ctx, input }) => shareSurvey(ctx.deps, ctx.actor, input.surveyId)),
  unshare: ofSurvey
    .meta({
      rest: {
        method: "delete",
        path: "/surveys/{surveyId}/share",
        summary: "Revoke the open link",
        status: 204,
      },
    })
    .mutation(({ ctx, input }) => unshareSurvey(ctx.deps, ctx.actor, input.surveyId)),
  thank: ofSurvey
    .meta({
      rest: {
        method: "post",
        path: "/surveys/{surveyId}/thanks",
        summary: "Thank everyone who was invited, once: after the first reveal, or once the round is closed",
        output: surveyOutput,
      },
    })
    .mutation(({ ctx, input }) => thankInvited(ctx.deps, ctx.actor, input.surveyId)),
  close: ofSurvey
    .meta({
      rest: {
        method: "post",
        path: "/surveys/{surveyId}/close",
        summary: "End a round: nobody can answer any more",
        output: surveyOutput,
      },
    })
    .mutation(({ ctx, input }) => closeSurvey(ctx.deps, ctx.actor, input.surveyId)),
});

export const traitRouter = t.router({
  list: publicProcedure
    .meta({
      rest: {
        method: "get",
        path: "/traits",
        summary: "The catalogue of words",
        isConstant: true,
        output: traitOutput.array(),
      },
    })
    .query(() => catalogue),
});
