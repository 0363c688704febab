import { paths } from "#src/shared/site/paths.ts";
import type { WindowTile } from "#src/shared/result/window-tile.ts";
import type { ListedSurveys } from "./first-surveys.ts";
import type { DashboardStats, Survey } from "./survey.output.ts";

/** Where /dashboard leads: `tab` chooses the dashboard; the rest of the query is kept. */
export function dashboardTarget(params: URLSearchParams): string {
  const path = params.get("tab") === "facilitator" ? paths.dashboardFacilitator() : paths.dashboardSelf();
  const kept = new URLSearchParams(params);
  kept.delete("tab");
  return kept.size === 0 ? path : `${path}?${kept.toString()}`;
}

/** Totals of someone's rounds. */
export type DashboardTotals = Omit<DashboardStats, "recentAssessments">;

/** All that the dashboard shows: what its page brings along, and what it asks for again. */
export interface DashboardOverview extends ListedSurveys {
  /** The open windows of these rounds, by round id. */
  readonly windows: Readonly<Record<string, WindowTile>>;
  readonly stats: DashboardTotals;
  /** Sessions that wait for them, or run. */
  readonly sessions: readonly { readonly surveyId: string; readonly withWhom: string }[];
}

/** Rounds with a result: the first of them with the page, and all on request. */
export interface ListedResults {
  readonly surveys: readonly Survey[];
  /** The headline of each round's newest result, by round id. */
  readonly headlines: Readonly<Record<string, string>>;
  /** How many rounds have a result, listed or not. */
  readonly total: number;
}
