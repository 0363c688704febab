import { z } from "zod";
import { count, type Shape } from "#src/shared/fields.output.ts";
import { surveyOutput } from "./survey.output.ts";

export const dashboardStatsOutput = z
  .strictObject({
    totalSelfAssessments: count,
    totalPeerResponses: count,
    totalClientAssessments: count,
    totalClientPeerResponses: count,
    /** The five newest. */
    recentAssessments: z.array(surveyOutput),
  })
  .meta({ id: "DashboardStats" });

export type DashboardStats = Shape<typeof dashboardStatsOutput>;
