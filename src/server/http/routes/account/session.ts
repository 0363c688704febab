import { sessionListOutput } from "#src/shared/account/session.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";

/** Where a person is signed in. */
export const sessionOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/sessions",
    summary: "Where you are signed in",
    procedure: "session.list",
    output: sessionListOutput,
  },
  {
    method: "delete",
    path: "/sessions",
    summary: "Sign out everywhere else: ends all sessions but the one that asks",
    procedure: "session.endOthers",
    status: 204,
  },
  {
    method: "delete",
    path: "/sessions/{id}",
    summary: "End one session, at once",
    procedure: "session.end",
    status: 204,
  },
];
