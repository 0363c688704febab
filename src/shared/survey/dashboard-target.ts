import { paths } from "#src/shared/site/paths.ts";

/** Where /dashboard leads: `tab` chooses the dashboard, and the rest of the query goes along. */
export function dashboardTarget(params: URLSearchParams): string {
  const path = params.get("tab") === "facilitator" ? paths.dashboardFacilitator() : paths.dashboardSelf();
  const kept = new URLSearchParams(params);
  kept.delete("tab");
  return kept.size === 0 ? path : `${path}?${kept.toString()}`;
}
