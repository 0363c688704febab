import type { Operation } from "#src/server/http/rest/operation.ts";
import { eventInput } from "#src/shared/site/analytics.input.ts";

/** Visits, where the operator counts them. Off, limited or dropped: the answer is the same. */
export const analyticsOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/analytics",
    summary: "Count a visit of a page, by its pattern; sent only after the cookie banner’s OK",
    procedure: "analytics.record",
    status: 204,
    body: eventInput,
    respond: ({ recorder }: { readonly recorder: string | null }) =>
      new Response(null, { status: 204, headers: recorder === null ? {} : { "x-recorder": recorder } }),
  },
];
