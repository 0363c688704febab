import { facilitatorOverviewOutput } from "#src/shared/plan/facilitator.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";

/** What needs a facilitator's plan. */
export const facilitatorOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/facilitator/overview",
    summary: "Your rounds with clients; 402 without a facilitator's plan",
    procedure: "facilitator.overview",
    output: facilitatorOverviewOutput,
  },
];
