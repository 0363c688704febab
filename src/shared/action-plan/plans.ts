import { quadrants, type Quadrant } from "#src/shared/result/analysis.ts";
import type { ActionPlan } from "./action-plan.output.ts";

/** The newest plan is current; the others are earlier ones. */
export function sortPlans(plans: readonly ActionPlan[]) {
  const [current, ...earlier] = [...plans].sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  return { current: current ?? null, earlier };
}

/** How long until we ask how it went. */
export const planWeeks = 2;

/** The pane of a new plan: the first free one, or the oldest plan's. */
export function paneFor(plans: readonly ActionPlan[]): Quadrant {
  const free = quadrants.find((pane) => !plans.some((plan) => plan.pane === pane));
  const { earlier } = sortPlans(plans);
  return free ?? earlier[earlier.length - 1]?.pane ?? "arena";
}

/** A date some weeks from now in the reader's time zone, for a date field. */
export function inWeeks(weeks: number, now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + weeks * 7);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
