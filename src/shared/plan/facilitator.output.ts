import { z } from "zod";
import { count, type Shape } from "#src/shared/fields.output.ts";
import { surveyOutput } from "#src/shared/survey/survey.output.ts";

/** What a facilitator has going with clients: rounds that an organisation runs. */
export const facilitatorOverviewOutput = z.strictObject({
  totalClientAssessments: count,
  totalClientPeerResponses: count,
  /** Newest first. */
  clientAssessments: z.array(surveyOutput),
});

export type FacilitatorOverview = Shape<typeof facilitatorOverviewOutput>;
