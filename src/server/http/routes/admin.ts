import type { Operation } from "#src/server/http/rest/operation.ts";
import { adminOverview } from "#src/server/http/openapi/plan-answers.ts";

/** What administrators alone may call. */
export const adminOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/admin/overview",
    summary: "What there is on this server, in totals; for administrators",
    access: "admin",
    answer: adminOverview,
    call: ({ api }) => api.admin.overview(),
  },
];
