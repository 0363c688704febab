import { traitOutput } from "#src/shared/words/trait.output.ts";
import { sharedSurveyOutput, submittedOutput } from "#src/shared/invitation/response.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { newResponseInput } from "#src/shared/invitation/response.input.ts";

/** Peers' calls: they need no account. */
export const responseOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/traits",
    summary: "The catalogue of words",
    procedure: "trait.list",
    output: traitOutput.array(),
    isConstant: true,
  },
  {
    method: "get",
    path: "/shared/{shareId}",
    summary: "A shared round as a peer sees it",
    procedure: "response.shared",
    output: sharedSurveyOutput,
  },
  {
    method: "post",
    path: "/shared/{shareId}/responses",
    summary: "Answer a shared round",
    procedure: "response.submit",
    status: 201,
    body: newResponseInput,
    output: submittedOutput,
    respond: (receipt) => ({ receipt }),
  },
  {
    method: "delete",
    path: "/responses/{withdrawKey}",
    summary: "Withdraw an answer; the same answer for a key that is unknown",
    procedure: "response.withdraw",
    status: 204,
  },
];
