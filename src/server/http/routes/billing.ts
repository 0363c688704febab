import type { Operation } from "#src/server/http/rest/operation.ts";
import { billing } from "#src/server/http/openapi/plan-answers.ts";

/** What somebody pays for. */
export const billingOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/billing",
    summary: "Your plan; the free one where there is no other",
    access: "user",
    answer: billing,
    call: ({ api }) => api.billing.get(),
  },
];
