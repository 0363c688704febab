import { compareSurveys } from "#src/server/domain/analysis/compare/compare-surveys.ts";
import { exportAnalysis } from "#src/server/domain/analysis/report/export-analysis.ts";
import { getAnalysis } from "#src/server/domain/analysis/get-analysis.ts";
import { listSnapshots } from "#src/server/domain/analysis/list-snapshots.ts";
import { getTile } from "#src/server/domain/analysis/list-tiles.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { t } from "#src/server/trpc/init.ts";
import { userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { analysisInput, exportInput } from "#src/shared/result/analysis.input.ts";
import { comparisonInput } from "#src/shared/result/comparison.input.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

const ofSurvey = userProcedureOnPage.input(surveyIdInput);
/** A snapshot does not change by asking again. */
const slow = ofSurvey.meta({ pace: "slow" });

export const analysisRouter = t.router({
  get: slow
    .input(analysisInput)
    .query(({ ctx, input }) => getAnalysis(ctx.deps, ctx.actor, input.surveyId, input.snapshot)),
  tile: ofSurvey.query(({ ctx, input }) => getTile(ctx.deps, ctx.actor, input.surveyId)),
  snapshots: ofSurvey.query(({ ctx, input }) => listSnapshots(ctx.deps, ctx.actor, input.surveyId)),
  compare: userProcedureOnPage
    .input(comparisonInput)
    .query(({ ctx, input }) => compareSurveys(ctx.deps, ctx.actor, input)),
  reveal: slow.mutation(({ ctx, input }) => revealSurvey(ctx.deps, ctx.actor, input.surveyId)),
  export: ofSurvey
    .input(exportInput)
    .query(({ ctx, input }) => exportAnalysis(ctx.deps, ctx.actor, input.surveyId, input.format, ctx.origin)),
});
