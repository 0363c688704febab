import { findByCode, findOwnSurvey, getSharedSurvey } from "./find-form.ts";
import { getReceipt, withdrawResponse } from "./receipt.ts";
import { submitResponse } from "./submit-response.ts";
import { listResponses } from "#src/server/domain/analysis/read-analysis.ts";
import { t, publicProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import {
  newResponseInput,
  shareCodeInput,
  shareIdInput,
  withdrawKeyInput,
} from "#src/shared/invitation/response.input.ts";
import {
  responseOutput,
  sharedSurveyOutput,
  submittedOutput,
} from "#src/shared/invitation/response.output.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

export const responseRouter = t.router({
  list: userProcedureOnPage
    .meta({
      call: "GET /surveys/{surveyId}/responses",
      summary: "Your own answer, and who took part in the newest snapshot; never who picked what",
      output: responseOutput.array(),
    })
    .input(surveyIdInput)
    .query(({ ctx, input }) => listResponses(ctx.deps, ctx.actor, input.surveyId)),
  shared: publicProcedure
    .meta({
      call: "GET /shared/{shareId}",
      summary: "A shared round as a peer sees it",
      output: sharedSurveyOutput,
    })
    .input(shareIdInput)
    .query(({ ctx, input }) => getSharedSurvey(ctx.deps, input.shareId)),
  shareIdOf: publicProcedure
    .input(shareCodeInput)
    .query(({ ctx, input }) => findByCode(ctx.deps, ctx.origin, input.code)),
  ownSurvey: userProcedureOnPage
    .input(shareIdInput)
    .query(({ ctx, input }) => findOwnSurvey(ctx.deps, ctx.actor, input.shareId)),
  submit: publicProcedure
    .meta({
      call: "POST /shared/{shareId}/responses",
      summary: "Answer a shared round",
      output: submittedOutput,
      status: 201,
      respond: (receipt) => ({ receipt }),
      errors: [403, 409],
    })
    .input(shareIdInput)
    .input(newResponseInput)
    .mutation(({ ctx, input }) => submitResponse(ctx.deps, ctx, input.shareId, input)),
  receipt: publicProcedure
    .input(withdrawKeyInput)
    .query(({ ctx, input }) => getReceipt(ctx.deps, input.withdrawKey)),
  // Only dead keys are limited: a peer can withdraw an answer whatever others in their network do.
  withdraw: publicProcedure
    .meta({
      call: "DELETE /responses/{withdrawKey}",
      summary: "Withdraw an answer; the same answer for a key that is unknown",
    })
    .meta({ access: "anybody", limits: "own" })
    .input(withdrawKeyInput)
    .mutation(({ ctx, input }) => withdrawResponse(ctx.deps, ctx.origin, input.withdrawKey)),
});
