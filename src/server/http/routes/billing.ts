import { billingOutput } from "#src/shared/plan/billing.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";

/** What someone pays for. */
export const billingOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/billing",
    summary: "Your plan; the free one where there is no other",
    procedure: "billing.get",
    output: billingOutput,
  },
];
