import type { Survey } from "#src/shared/survey/survey.ts";

/** What a facilitator has going with clients: rounds that an organisation runs. */
export interface FacilitatorOverview {
  readonly totalClientAssessments: number;
  readonly totalClientPeerResponses: number;
  /** Newest first. */
  readonly clientAssessments: Survey[];
}
