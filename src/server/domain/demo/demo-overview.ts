import { tileOf } from "#src/shared/result/window-tile.ts";
import type { DashboardOverview, ListedResults } from "#src/shared/survey/dashboard.ts";
import { allSurveys } from "#src/shared/survey/first-surveys.ts";
import { demoAnalysis } from "./demo-result.ts";
import { demoSummaries, revealedSurvey } from "./demo-surveys.ts";

export const demoTile = tileOf(demoAnalysis);

export const demoOverview: DashboardOverview = {
  ...allSurveys(demoSummaries),
  windows: { [demoAnalysis.surveyId]: demoTile },
  stats: {
    totalSelfAssessments: demoSummaries.length,
    totalPeerResponses: demoSummaries.reduce((sum, { peerAssessmentCount }) => sum + peerAssessmentCount, 0),
    totalClientAssessments: 0,
    totalClientPeerResponses: 0,
  },
  circles: null,
  sessions: [],
};

export const demoResults: ListedResults = {
  surveys: [revealedSurvey],
  headlines: { [revealedSurvey.id]: demoTile.headline },
  total: 1,
};
