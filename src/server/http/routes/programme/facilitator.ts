import { download } from "#src/server/http/rest/download.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { groupExportInput } from "#src/shared/group/group.input.ts";
import { groupPictureOutput } from "#src/shared/group/group.output.ts";
import { clientListInput } from "#src/shared/programme/client-list.input.ts";
import {
  clientCheckInput,
  exampleInput,
  newClientsInput,
  newProgrammeInput,
  programmeChangesInput,
} from "#src/shared/programme/programme.input.ts";
import {
  checkedRowOutput,
  clientOutput,
  clientsAddedOutput,
  exportedStagesOutput,
  newProgrammeOutput,
  programmeOutput,
  programmeSummaryOutput,
  sendingOutput,
} from "#src/shared/programme/programme.output.ts";
import { clientPageOutput, todayOutput } from "#src/shared/programme/today.output.ts";
import { exportedReportOutput, exportedTableOutput } from "#src/shared/result/analysis.output.ts";

const all = "/facilitator/assessments";
const one = `${all}/{faId}`;
const client = `${one}/clients/{clientId}`;

/** Programmes with clients. What starts something new needs a facilitator's plan: 402 without it. */
export const facilitatorOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/facilitator/overview",
    summary: "What needs you today, your programmes, and totals; 402 for whom has neither plan nor programme",
    procedure: "facilitator.overview",
    output: todayOutput,
  },
  {
    method: "get",
    path: "/facilitator/clients",
    summary: "Your clients in all programmes, a page at a time",
    procedure: "programme.clients",
    query: clientListInput,
    output: clientPageOutput,
  },
  {
    method: "post",
    path: "/facilitator/clients/check",
    summary: "What would come of a list of clients, as pasted or as CSV; stores and sends nothing",
    procedure: "programme.check",
    body: clientCheckInput,
    output: checkedRowOutput.array(),
  },
  {
    method: "get",
    path: all,
    summary: "Your programmes, newest first, with how many clients are at each stage",
    procedure: "programme.list",
    output: programmeSummaryOutput.array(),
  },
  {
    method: "post",
    path: all,
    summary:
      "Start a programme and ask its clients by email; sent again with its Idempotency-Key, it is the same",
    procedure: "programme.create",
    status: 201,
    body: newProgrammeInput,
    takesIdempotencyKey: true,
    output: newProgrammeOutput,
  },
  {
    method: "post",
    path: "/facilitator/example",
    summary: "An example programme to look around in; however often, it is one. Nobody in it is real",
    procedure: "programme.startExample",
    body: exampleInput,
    output: programmeOutput,
  },
  {
    method: "get",
    path: one,
    summary: "One programme with the stage of each client",
    procedure: "programme.get",
    output: programmeOutput,
  },
  {
    method: "patch",
    path: one,
    summary: "Change a programme; a new deadline moves the rounds that still have the old one",
    procedure: "programme.update",
    body: programmeChangesInput,
    output: programmeOutput,
  },
  {
    method: "delete",
    path: one,
    summary: "Erase a programme with its notes and group pictures; clients keep their rounds",
    procedure: "programme.delete",
    status: 204,
  },
  {
    method: "post",
    path: `${one}/close`,
    summary: "Ask nobody any more; clients’ rounds go on",
    procedure: "programme.close",
    output: programmeOutput,
  },
  {
    method: "get",
    path: `${one}/sending`,
    summary: "How many of the invitations have gone out",
    procedure: "programme.sending",
    output: sendingOutput,
  },
  {
    method: "get",
    path: `${one}/stages`,
    summary: "The stage of each client, as CSV",
    procedure: "programme.exportStages",
    output: exportedStagesOutput,
    otherOutputs: { "text/csv": exportedTableOutput },
    respond: download,
  },
  {
    method: "post",
    path: `${one}/clients`,
    summary: "Ask more clients",
    procedure: "programme.addClients",
    status: 201,
    body: newClientsInput,
    output: clientsAddedOutput,
  },
  {
    method: "delete",
    path: client,
    summary: "Remove a client; their round stays theirs",
    procedure: "programme.removeClient",
    status: 204,
  },
  {
    method: "post",
    path: `${client}/nudge`,
    summary: "Email a client a friendly nudge; once in three days at most",
    procedure: "programme.nudge",
    output: clientOutput,
  },
  {
    method: "get",
    path: `${one}/group`,
    summary: "The newest group picture; 404 while there is none",
    procedure: "group.export",
    query: groupExportInput,
    output: groupPictureOutput,
    otherOutputs: { "text/csv": exportedTableOutput, "application/pdf": exportedReportOutput },
    respond: (given) => (isFile(given) ? download(given) : given),
  },
  {
    method: "post",
    path: `${one}/group`,
    summary: "Make the next group picture; 409 says how many are missing",
    procedure: "group.make",
    output: groupPictureOutput,
  },
];

const isFile = (given: unknown): given is Parameters<typeof download>[0] =>
  typeof given === "object" && given !== null && "contentType" in given;
