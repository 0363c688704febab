import type { DashboardOverview } from "#src/shared/survey/dashboard.ts";
import { allSurveys, firstSurveys } from "#src/shared/survey/first-surveys.ts";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";
import { shownSurvey } from "#tests/factories/shown-survey.ts";
import { fakeTrpc } from "./trpc.ts";

/* The dashboard's data, from its page and from the server. */

const stats = {
  totalSelfAssessments: 4,
  totalPeerResponses: 17,
  totalClientAssessments: 0,
  totalClientPeerResponses: 0,
};

/** Fifty surveys, every fifth of them closed. */
export const manySurveys = Array.from({ length: 50 }, (_, n) =>
  shownSurvey({ id: `r${n}`, title: `Round ${n}`, status: n % 5 === 0 ? "completed" : "in_progress" }),
);

/** With all of these surveys. */
export const overviewOf = (surveys: readonly SurveySummary[]): DashboardOverview => ({
  ...allSurveys(surveys),
  windows: {},
  stats,
  circles: null,
  sessions: [],
});

/** With those that are shown first. */
export const firstOf = (surveys: readonly SurveySummary[]): DashboardOverview => ({
  ...firstSurveys(surveys),
  windows: {},
  stats,
  circles: null,
  sessions: [],
});

/** A server with these surveys, and later ones. */
export const serveSurveys = (rounds: { now: readonly SurveySummary[] }) =>
  fakeTrpc({ "dashboard.overview": (input) => (input === undefined ? firstOf : overviewOf)(rounds.now) });
