import type { PanePlan } from "#src/shared/action-plan/action-plan.output.ts";
import type { PlanRow } from "./queries.ts";

/** A plan as its owner gets it. Field by field: when its email is due is our business alone. */
export const presentPlan = ({
  pane,
  traitId,
  person,
  deed,
  until,
  noticed,
  remind,
  updatedAt,
}: PlanRow): PanePlan => ({
  ...{ pane, traitId, person, deed, until, noticed, remind },
  updatedAt: updatedAt.toISOString(),
});
