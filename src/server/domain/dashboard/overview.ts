import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getCircleComparison } from "#src/server/domain/analysis/circles.ts";
import { listHeadlines, listTiles } from "#src/server/domain/analysis/read-analysis.ts";
import {
  countShownSurveys,
  listShownSurveys,
  listSummaries,
  listSurveys,
  sumSurveys,
} from "#src/server/domain/survey/read.ts";
import type { DashboardOverview, DashboardTotals, ListedResults } from "#src/shared/survey/dashboard.ts";
import { allSurveys, firstSurveys, shownAtFirst } from "#src/shared/survey/first-surveys.ts";
import { circleGroups } from "#src/shared/result/comparison.ts";
import type { DashboardStats, SurveySummary } from "#src/shared/survey/survey.output.ts";
import { listSessions } from "#src/server/domain/client/sharing.ts";
import { sumClientRounds } from "#src/server/domain/programme/lists.ts";

/** The dashboard's first rounds, or all. Reads a few columns of all rounds; `firstSurveys` chooses. */
export async function getDashboardOverview(
  deps: Deps,
  actor: Actor,
  all = false,
): Promise<DashboardOverview> {
  const [surveys, stats, sessions] = await Promise.all([
    listSummaries(deps, actor),
    getTotals(deps, actor),
    listSessions(deps, actor),
  ]);
  const listed = all ? allSurveys(surveys) : firstSurveys(surveys);
  const opened = listed.surveys.filter(({ hasAnalysis }) => hasAnalysis).map(({ id }) => id);
  const [windows, circles] = await Promise.all([
    listTiles(deps.db.read, opened),
    findCircles(deps, actor, surveys),
  ]);
  return { ...listed, windows, stats, circles, sessions };
}

async function findCircles(
  deps: Deps,
  actor: Actor,
  surveys: readonly SurveySummary[],
): Promise<DashboardOverview["circles"]> {
  const [group] = circleGroups(surveys);
  if (group === undefined) return null;
  const { surveyId } = group;
  return { surveyId, sentence: (await getCircleComparison(deps, actor, surveyId))?.sentence ?? null };
}

const recent = 5;

async function getTotals(deps: Deps, actor: Actor): Promise<DashboardTotals> {
  const [{ personal, organisation }, clients] = await Promise.all([
    sumSurveys(deps, actor),
    sumClientRounds(deps.db.read, actor),
  ]);
  return {
    totalSelfAssessments: personal.withOwnWords,
    totalPeerResponses: personal.answers,
    totalClientAssessments: organisation.rounds + clients.rounds,
    totalClientPeerResponses: organisation.answers + clients.answers,
  };
}

export async function getStats(deps: Deps, actor: Actor): Promise<DashboardStats> {
  const [totals, recentAssessments] = await Promise.all([
    getTotals(deps, actor),
    listSurveys(deps, actor, recent),
  ]);
  return { ...totals, recentAssessments };
}

/** The actor's results, newest rounds first: the page's first ones, or all. */
export async function listResults(deps: Deps, actor: Actor, all = false): Promise<ListedResults> {
  const [{ surveys, found: headlines }, total] = await Promise.all([
    listShownSurveys(deps, actor, all ? undefined : shownAtFirst, (ids) => listHeadlines(deps.db.read, ids)),
    countShownSurveys(deps, actor),
  ]);
  return { surveys, headlines, total };
}
