import { changed, inWeeks, type Plan } from "#src/islands/results/plan/plan.ts";
import { panePlanLimits } from "#src/shared/pane-plan/pane-plan-limits.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import type { ResultPane } from "#src/shared/result/result-panes.ts";

/** A step that came up in a talk, and what it was about. */
export interface OfferedStep {
  readonly text: string;
  readonly quadrant: Quadrant;
  readonly traitId: string | null;
}

/** The plan with the step in it: nothing that was written before is lost, and what was left open is filled in. */
export function withStep(
  plan: Plan,
  { text, quadrant, traitId }: OfferedStep,
  panes: readonly ResultPane[],
  now: Date,
): Plan {
  const pane = panes.find((each) => each.quadrant === quadrant);
  const isOfPane = pane?.words.some((word) => word.traitId === traitId) ?? false;
  const deed = [plan.deed, text.trim()].filter(Boolean).join("\n");
  return {
    ...changed(plan),
    traitId: plan.traitId === "" && isOfPane && traitId !== null ? traitId : plan.traitId,
    // The newest counts where both don't fit.
    deed: deed.slice(-panePlanLimits.textMaxLength),
    until: plan.until === "" ? inWeeks(2, now) : plan.until,
  };
}
