import { download } from "#src/server/http/rest/download.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { logInput, logQueryInput } from "#src/shared/admin/log.input.ts";
import { logOutput } from "#src/shared/admin/log.output.ts";
import { adminOverviewOutput } from "#src/shared/admin/overview.output.ts";
import { peopleInput, peopleQueryInput, personActBody } from "#src/shared/admin/people.input.ts";
import { peopleOutput, personActOutput, personOutput } from "#src/shared/admin/people.output.ts";
import { exportedTableOutput } from "#src/shared/result/analysis.output.ts";

/** A table, whatever the call gives otherwise. */
const asCsv = {
  output: exportedTableOutput,
  otherOutputs: { "text/csv": exportedTableOutput },
  respond: download,
} as const satisfies Partial<Operation>;

/** What administrators alone may call. */
export const adminOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/admin/overview",
    summary: "Totals of everything on this server; for administrators",
    procedure: "admin.overview",
    output: adminOverviewOutput,
  },
  {
    method: "get",
    path: "/admin/people",
    summary: "People with an account, a page at a time; for administrators",
    procedure: "admin.people",
    query: peopleInput,
    output: peopleOutput,
  },
  {
    method: "get",
    path: "/admin/people.csv",
    summary: "The same people as CSV, 5,000 at most; for administrators",
    procedure: "admin.exportPeople",
    query: peopleQueryInput,
    ...asCsv,
  },
  {
    method: "get",
    path: "/admin/people/{userId}",
    summary: "One person; for administrators",
    procedure: "admin.person",
    output: personOutput,
  },
  {
    method: "post",
    path: "/admin/people/{userId}/{act}",
    summary:
      "Do something to a person, tell them by email, and write it into the log; for administrators. What gives power or takes something for good needs a sign-in within 15 minutes, or the password",
    procedure: "admin.actOnPerson",
    body: personActBody,
    output: personActOutput,
  },
  {
    method: "get",
    path: "/admin/log",
    summary: "What administrators did, newest first, a page at a time; for administrators",
    procedure: "admin.log",
    query: logInput,
    output: logOutput,
  },
  {
    method: "get",
    path: "/admin/log.csv",
    summary: "The same as CSV, the newest 5,000 at most; for administrators",
    procedure: "admin.exportLog",
    query: logQueryInput,
    ...asCsv,
  },
];
