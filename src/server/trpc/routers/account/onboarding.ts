import { findReadySurvey, ensureFirstSurvey } from "#src/server/domain/survey/timed/ensure-first-survey.ts";
import { t } from "#src/server/trpc/init.ts";
import { userProcedure } from "#src/server/trpc/procedures.ts";
import { firstSurveyInput } from "#src/shared/onboarding/onboarding.input.ts";

export const onboardingRouter = t.router({
  survey: userProcedure.query(({ ctx }) => findReadySurvey(ctx.deps, ctx.actor)),
  readySurvey: userProcedure
    .input(firstSurveyInput)
    .mutation(({ ctx, input }) => ensureFirstSurvey(ctx.deps, ctx.actor, input)),
});
