import { confirmEmailChange, requestEmailChange } from "#src/server/domain/account/email.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure, userProcedure } from "#src/server/trpc/procedures.ts";
import {
  confirmEmailChangeInput,
  requestEmailChangeInput,
} from "#src/shared/account/verification/email-change.input.ts";

export const emailChangeRouter = t.router({
  request: userProcedure
    .input(requestEmailChangeInput)
    .mutation(({ ctx, input }) => requestEmailChange(ctx.deps, ctx.actor, ctx.origin, input)),

  confirm: publicProcedure
    .input(confirmEmailChangeInput)
    .mutation(({ ctx, input }) => confirmEmailChange(ctx.deps, ctx.origin, input, ctx.sessionToken)),
});
