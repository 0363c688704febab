import { adminOverviewOutput } from "#src/shared/account/admin.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";

/** What administrators alone may call. */
export const adminOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/admin/overview",
    summary: "Totals of everything on this server; for administrators",
    procedure: "admin.overview",
    output: adminOverviewOutput,
  },
];
