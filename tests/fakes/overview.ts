import type { DashboardOverview } from "#src/shared/survey/dashboard.ts";
import { allSurveys, firstSurveys } from "#src/shared/survey/first-surveys.ts";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";
import { shownSurvey } from "#tests/factories/shown-survey.ts";
import { fakeTrpc } from "./trpc.ts";

/* What the dashboard gets, from its page and from the server. */

const stats = {
  totalSelfAssessments: 4,
  totalPeerResponses: 17,
  totalClientAssessments: 0,
  totalClientPeerResponses: 0,
};

/** Fifty rounds, every fifth of them closed. */
export const manySurveys = Array.from({ length: 50 }, (_, n) =>
  shownSurvey({ id: `r${n}`, title: `Round ${n}`, status: n % 5 === 0 ? "completed" : "in_progress" }),
);

/** With all of these rounds. */
export const overviewOf = (surveys: readonly SurveySummary[]): DashboardOverview => ({
  ...allSurveys(surveys),
  windows: {},
  stats,
});

/** With those of them that are shown first. */
export const firstOf = (surveys: readonly SurveySummary[]): DashboardOverview => ({
  ...firstSurveys(surveys),
  windows: {},
  stats,
});

/** A server that has these rounds, and those that take their place. */
export const serveSurveys = (rounds: { now: readonly SurveySummary[] }) =>
  fakeTrpc({ "dashboard.overview": (input) => (input === undefined ? firstOf : overviewOf)(rounds.now) });
