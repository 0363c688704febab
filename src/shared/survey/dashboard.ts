import { paths } from "#src/shared/site/paths.ts";
import type { WindowTile } from "#src/shared/result/window-tile.ts";
import type { ListedSurveys } from "./first-surveys.ts";
import type { DashboardStats, Survey } from "./survey.output.ts";

/**
 * Where /dashboard leads: `tab` chooses the dashboard; the rest of the query is kept. Those who lead something
 * get today's list without it.
 */
export function dashboardTarget(params: URLSearchParams, leads: boolean): string {
  const tab = params.get("tab") ?? (leads ? "facilitator" : "self");
  const path = tab === "facilitator" ? paths.dashboardFacilitator() : paths.dashboardSelf();
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
  /** What the newest opened circles see, by one of their rounds; null without two opened ones. */
  readonly circles: { readonly surveyId: string; readonly sentence: string | null } | null;
  /** Sessions that a facilitator has started, or that a round's closed window waits for. */
  readonly sessions: readonly {
    readonly surveyId: string;
    readonly withWhom: string;
    readonly isOn: boolean;
  }[];
}

export type RoundSession = DashboardOverview["sessions"][number];

/** Rounds with a result: the first of them with the page, and all on request. */
export interface ListedResults {
  readonly surveys: readonly Survey[];
  /** The headline of each round's newest result, by round id. */
  readonly headlines: Readonly<Record<string, string>>;
  /** How many rounds have a result, listed or not. */
  readonly total: number;
}
