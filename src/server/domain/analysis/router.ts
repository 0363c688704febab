import { getAnalysis, getTile, listSnapshots } from "./read-analysis.ts";
import { getCircleComparison, getCircles } from "./circles.ts";
import { revealSurvey } from "./reveal-survey.ts";
import { compareSurveys } from "#src/server/domain/analysis/compare/compare-surveys.ts";
import { exportAnalysis } from "#src/server/domain/analysis/report/export-analysis.ts";
import { t, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { analysisInput, exportInput, comparisonInput } from "#src/shared/result/analysis.input.ts";
import {
  analysisOutput,
  exportedReportOutput,
  exportedTableOutput,
  snapshotSummaryOutput,
  circleComparisonOutput,
  circleOutput,
  comparisonOutput,
} from "#src/shared/result/analysis.output.ts";
import {
  analysisInWords,
  circlesInWords,
  comparisonInWords,
  snapshotsInWords,
} from "#src/shared/result/texts/in-words.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

const ofSurvey = userProcedureOnPage.input(surveyIdInput);
/** Snapshots don't change, so asking often gains nothing. */
const slow = ofSurvey.meta({ pace: "slow" });

export const analysisRouter = t.router({
  get: slow
    .meta({
      call: "GET /surveys/{surveyId}/analysis",
      summary: "The newest analysis, or an earlier one by its number",
      output: analysisOutput,
      respond: analysisInWords,
    })
    .input(analysisInput)
    .query(({ ctx, input }) => getAnalysis(ctx.deps, ctx.actor, input.surveyId, input.snapshot)),
  tile: ofSurvey.query(({ ctx, input }) => getTile(ctx.deps, ctx.actor, input.surveyId)),
  snapshots: ofSurvey
    .meta({
      call: "GET /surveys/{surveyId}/snapshots",
      summary:
        "All results of a round, first to newest: how many answered, and the agreement index with its band",
      output: snapshotSummaryOutput.array(),
      respond: snapshotsInWords,
    })
    .query(({ ctx, input }) => listSnapshots(ctx.deps, ctx.actor, input.surveyId)),
  circles: ofSurvey
    .meta({
      call: "GET /surveys/{surveyId}/circles",
      summary: "Circles that share the round’s own words, oldest first; empty if there are none",
      output: circleOutput.array(),
    })
    .query(({ ctx, input }) => getCircles(ctx.deps, ctx.actor, input.surveyId)),
  circleComparison: ofSurvey
    .meta({
      call: "GET /surveys/{surveyId}/circles/comparison",
      summary:
        "What opened circles see: all of them, and each more than the others; null while fewer than two are opened",
      output: circleComparisonOutput.nullable(),
      respond: circlesInWords,
    })
    .query(({ ctx, input }) => getCircleComparison(ctx.deps, ctx.actor, input.surveyId)),
  compare: userProcedureOnPage
    .meta({
      call: "GET /analysis/compare",
      summary: "The newest results of two of your rounds side by side, and which words differ beyond chance",
      output: comparisonOutput,
      respond: comparisonInWords,
      errors: [404],
    })
    .input(comparisonInput)
    .query(({ ctx, input }) => compareSurveys(ctx.deps, ctx.actor, input)),
  reveal: slow
    .meta({
      call: "POST /surveys/{surveyId}/generate-analysis",
      summary: "Open the window: freeze the next snapshot if one is due, else return the current one",
      output: analysisOutput,
      respond: analysisInWords,
      errors: [409],
    })
    .mutation(({ ctx, input }) => revealSurvey(ctx.deps, ctx.actor, input.surveyId)),
  export: ofSurvey
    .meta({
      call: "GET /surveys/{surveyId}/export",
      summary: "The newest snapshot as a file; pdf is a report of two pages",
      output: analysisOutput,
      otherOutputs: { "text/csv": exportedTableOutput, "application/pdf": exportedReportOutput },
      errors: [409],
    })
    .input(exportInput)
    .query(({ ctx, input }) =>
      exportAnalysis(ctx.deps, ctx.actor, input.surveyId, input.format, ctx.origin, input.circles),
    ),
});
