import { paths } from "#src/shared/site/paths.ts";
import type { WindowTile } from "#src/shared/result/window-tile.ts";
import type { ListedSurveys } from "./first-surveys.ts";
import type { Survey } from "./survey.output.ts";

/** Where /dashboard leads: `tab` chooses the dashboard, and the rest of the query goes along. */
export function dashboardTarget(params: URLSearchParams): string {
  const path = params.get("tab") === "facilitator" ? paths.dashboardFacilitator() : paths.dashboardSelf();
  const kept = new URLSearchParams(params);
  kept.delete("tab");
  return kept.size === 0 ? path : `${path}?${kept.toString()}`;
}

/** What someone's rounds come to. */
export interface DashboardTotals {
  /** Rounds of the person's own in which own words are picked. */
  readonly totalSelfAssessments: number;
  /** Answers in all rounds of the person's own. */
  readonly totalPeerResponses: number;
  /** Rounds that an organisation runs, and answers in them. */
  readonly totalClientAssessments: number;
  readonly totalClientPeerResponses: number;
}

/** All that the dashboard shows: what its page brings along, and what it asks for again. */
export interface DashboardOverview extends ListedSurveys {
  /** The window of each of these rounds that is open, by the round's id. */
  readonly windows: Readonly<Record<string, WindowTile>>;
  readonly stats: DashboardTotals;
}

/** Rounds that have a result: what the list of results brings along, and what it asks for once someone wants to see all. */
export interface ListedResults {
  readonly surveys: readonly Survey[];
  /** Of the newest result of each of these rounds, by the round's id. */
  readonly headlines: Readonly<Record<string, string>>;
  /** How many rounds have a result, listed or not. */
  readonly total: number;
}
