import { findReadyRound, readyFirstRound } from "#src/server/domain/survey/timed/ready-first-round.ts";
import { t } from "#src/server/trpc/init.ts";
import { userProcedure } from "#src/server/trpc/procedures.ts";
import { firstRoundInput } from "#src/shared/onboarding/onboarding.input.ts";

export const onboardingRouter = t.router({
  round: userProcedure.query(({ ctx }) => findReadyRound(ctx.deps, ctx.actor)),
  readyRound: userProcedure
    .input(firstRoundInput)
    .mutation(({ ctx, input }) => readyFirstRound(ctx.deps, ctx.actor, input)),
});
