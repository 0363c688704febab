import { doneOutput } from "#src/shared/account/account.output.ts";
import { supportRequestInput } from "#src/shared/support/support.input.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";

/** Help from whoever runs the site. */
export const supportOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/support-requests",
    summary: "Ask for help; the answer comes by email",
    procedure: "support.ask",
    body: supportRequestInput,
    output: doneOutput,
  },
];
