import type { Operation } from "#src/server/http/rest/operation.ts";
import { facilitatorOverview } from "#src/server/http/openapi/plan-answers.ts";

/** What needs a facilitator's plan. */
export const facilitatorOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/facilitator/overview",
    summary: "Your rounds with clients; 402 without a facilitator's plan",
    access: "facilitator",
    answer: facilitatorOverview,
    call: ({ api }) => api.facilitator.overview(),
  },
];
