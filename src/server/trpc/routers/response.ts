import { findByCode } from "#src/server/domain/response/find-by-code.ts";
import { findOwnSurvey } from "#src/server/domain/response/find-own-survey.ts";
import { getReceipt } from "#src/server/domain/response/get-receipt.ts";
import { getSharedSurvey } from "#src/server/domain/response/get-shared-survey.ts";
import { listResponses } from "#src/server/domain/analysis/list-responses.ts";
import { submitResponse } from "#src/server/domain/response/submit-response.ts";
import { withdrawResponse } from "#src/server/domain/response/withdraw-response.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import {
  newResponseInput,
  shareCodeInput,
  shareIdInput,
  withdrawKeyInput,
} from "#src/shared/invitation/response.input.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

export const responseRouter = t.router({
  list: userProcedureOnPage
    .input(surveyIdInput)
    .query(({ ctx, input }) => listResponses(ctx.deps, ctx.actor, input.surveyId)),
  shared: publicProcedure
    .input(shareIdInput)
    .query(({ ctx, input }) => getSharedSurvey(ctx.deps, input.shareId)),
  shareIdOf: publicProcedure
    .input(shareCodeInput)
    .query(({ ctx, input }) => findByCode(ctx.deps, ctx.origin, input.code)),
  ownSurvey: userProcedureOnPage
    .input(shareIdInput)
    .query(({ ctx, input }) => findOwnSurvey(ctx.deps, ctx.actor, input.shareId)),
  submit: publicProcedure
    .input(shareIdInput)
    .input(newResponseInput)
    .mutation(({ ctx, input }) => submitResponse(ctx.deps, ctx, input.shareId, input)),
  receipt: publicProcedure
    .input(withdrawKeyInput)
    .query(({ ctx, input }) => getReceipt(ctx.deps, input.withdrawKey)),
  withdraw: publicProcedure
    .input(withdrawKeyInput)
    .mutation(({ ctx, input }) => withdrawResponse(ctx.deps, ctx.origin, input.withdrawKey)),
});
