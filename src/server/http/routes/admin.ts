import { download } from "#src/server/http/rest/download.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { logInput, logQueryInput } from "#src/shared/admin/log.input.ts";
import { logOutput } from "#src/shared/admin/log.output.ts";
import { adminOverviewOutput } from "#src/shared/admin/overview.output.ts";
import { peopleInput, peopleQueryInput, personActBody } from "#src/shared/admin/people.input.ts";
import { peopleOutput, personActOutput, personOutput } from "#src/shared/admin/people.output.ts";
import { mailsInput, plansInput, roundsInput } from "#src/shared/admin/lists.input.ts";
import {
  adminMailsOutput,
  adminPlansOutput,
  adminRoundsOutput,
  healthOutput,
  mailActOutput,
  roundActOutput,
} from "#src/shared/admin/lists.output.ts";
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
    summary:
      "The same people as CSV, 5,000 at most, within 15 minutes after signing in; the log says so; for administrators",
    isSpending: true,
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
    summary: "What administrators did, a page at a time; for administrators",
    procedure: "admin.log",
    query: logInput,
    output: logOutput,
  },
  {
    method: "get",
    path: "/admin/log.csv",
    summary: "The same as CSV, the first 5,000 at most; for administrators",
    procedure: "admin.exportLog",
    query: logQueryInput,
    ...asCsv,
  },
  {
    method: "get",
    path: "/admin/rounds",
    summary: "Rounds: dates and counts that no answer moves, and nobody’s words; for administrators",
    procedure: "admin.rounds",
    query: roundsInput,
    output: adminRoundsOutput,
  },
  {
    method: "post",
    path: "/admin/rounds/{surveyId}/{act}",
    summary:
      "Close a round or turn off its link, tell its owner, and write it into the log; for administrators",
    procedure: "admin.actOnRound",
    output: roundActOutput,
  },
  {
    method: "get",
    path: "/admin/mails",
    summary:
      "Emails about accounts that were refused, and the queue as it stood on the hour; for administrators",
    procedure: "admin.mails",
    query: mailsInput,
    output: adminMailsOutput,
  },
  {
    method: "post",
    path: "/admin/mails/{mailId}/{act}",
    summary: "Try a refused email again or drop it, and write it into the log; for administrators",
    procedure: "admin.actOnMail",
    output: mailActOutput,
  },
  {
    method: "get",
    path: "/admin/plans",
    summary: "Plans, by what changed last or by when they end, a page at a time; for administrators",
    procedure: "admin.plans",
    query: plansInput,
    output: adminPlansOutput,
  },
  {
    method: "get",
    path: "/admin/health",
    summary: "How the server and its parts are; for administrators",
    procedure: "admin.health",
    output: healthOutput,
  },
];
