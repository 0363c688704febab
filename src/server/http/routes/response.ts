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
    access: "anybody",
    answer: traitOutput.array(),
    isConstant: true,
    call: ({ api }) => api.trait.list(),
  },
  {
    method: "get",
    path: "/shared/{shareId}",
    summary: "A shared round as a peer sees it",
    access: "anybody",
    answer: sharedSurveyOutput,
    call: ({ api, params }) => api.response.shared(params),
  },
  {
    method: "post",
    path: "/shared/{shareId}/responses",
    summary: "Answer a shared round",
    access: "anybody",
    status: 201,
    body: newResponseInput,
    answer: submittedOutput,
    call: async ({ api, params, json }) => ({ receipt: await api.response.submit({ ...json, ...params }) }),
  },
  {
    method: "delete",
    path: "/responses/{withdrawKey}",
    summary: "Withdraw an answer; the same answer for a key that is unknown",
    access: "anybody",
    status: 204,
    call: ({ api, params }) => api.response.withdraw(params),
  },
];
