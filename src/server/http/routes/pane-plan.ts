import type { Operation } from "#src/server/http/rest/operation.ts";
import { panePlanInput } from "#src/shared/pane-plan/pane-plan.input.ts";
import { panePlanOutput } from "#src/shared/pane-plan/pane-plan.output.ts";
import { z } from "zod";

const path = "/surveys/{surveyId}/plans";

/** An owner's calls about what they plan to try after a result. */
export const panePlanOperations: readonly Operation[] = [
  {
    method: "get",
    path,
    summary: "The plans for the panes of a result that its owner has in their account",
    procedure: "panePlan.list",
    output: z.array(panePlanOutput),
  },
  {
    method: "put",
    path: `${path}/{pane}`,
    summary:
      "Save a whole plan in the account; with `remind`, one email comes on the day in `until`, at 8:00 UTC",
    procedure: "panePlan.save",
    body: panePlanInput,
    output: panePlanOutput,
  },
  {
    method: "delete",
    path: `${path}/{pane}`,
    summary: "Delete a plan from the account, and its email",
    procedure: "panePlan.remove",
    status: 204,
  },
];
