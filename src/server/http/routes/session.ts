import { sessionListOutput } from "#src/shared/account/session.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";

/** Where a person is signed in. */
export const sessionOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/sessions",
    summary: "Where one is signed in",
    access: "user",
    answer: sessionListOutput,
    call: ({ api }) => api.session.list(),
  },
  {
    method: "delete",
    path: "/sessions",
    summary: "Sign out everywhere else: ends all sessions but the one that asks",
    access: "user",
    status: 204,
    call: ({ api }) => api.session.endOthers(),
  },
  {
    method: "delete",
    path: "/sessions/{id}",
    summary: "End one session, at once",
    access: "user",
    status: 204,
    call: ({ api, params }) => api.session.end(params),
  },
];
