import { download } from "#src/server/http/rest/download.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { submittedOutput } from "#src/shared/invitation/response.output.ts";
import { exportedReportOutput, exportedTableOutput } from "#src/shared/result/analysis.output.ts";
import {
  colleagueAnswerBody,
  countedInput,
  newTeamRoundInput,
  teamPictureExportInput,
  teamRoundChangesInput,
} from "#src/shared/team/team.input.ts";
import { teamFormOutput, teamPictureOutput, teamRoundOutput } from "#src/shared/team/team.output.ts";

const rounds = "/organisations/{id}/rounds";
const one = "/team-rounds/{teamRoundId}";

/** Team rounds. */
export const teamOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/team-rounds",
    summary: "Team rounds in which you take part, newest first",
    procedure: "team.own",
    output: teamRoundOutput.array(),
  },
  {
    method: "get",
    path: rounds,
    summary: "An organisation’s team rounds, newest first; for members those in which they take part",
    procedure: "team.list",
    output: teamRoundOutput.array(),
  },
  {
    method: "post",
    path: rounds,
    summary:
      "Start a team round of 6 to 60 members; owners and facilitators. 402 where no owner’s plan is active",
    procedure: "team.start",
    status: 201,
    body: newTeamRoundInput,
    output: teamRoundOutput,
  },
  {
    method: "get",
    path: one,
    summary: "A team round, for those who take part or lead its organisation",
    procedure: "team.get",
    output: teamRoundOutput,
  },
  {
    method: "patch",
    path: one,
    summary: "Change its title, its purpose or its deadline; owners and facilitators",
    procedure: "team.change",
    body: teamRoundChangesInput,
    output: teamRoundOutput,
  },
  {
    method: "post",
    path: `${one}/close`,
    summary: "End it now; owners and facilitators",
    procedure: "team.close",
    output: teamRoundOutput,
  },
  {
    method: "get",
    path: `${one}/form`,
    summary: "Colleagues whom you describe, and whom of them you have described",
    procedure: "team.form",
    output: teamFormOutput,
  },
  {
    method: "post",
    path: `${one}/answers`,
    summary: "Describe a colleague; one description each. Stored like every other answer, without you",
    procedure: "team.describe",
    status: 201,
    body: colleagueAnswerBody,
    output: submittedOutput,
  },
  {
    method: "post",
    path: `${one}/step-out`,
    summary: "Don’t take part this time: nobody describes you, and what was picked for you is erased",
    procedure: "team.stepOut",
    status: 204,
  },
  {
    method: "put",
    path: `${one}/counted`,
    summary: "Agree to be counted in the team picture, or not; until it’s made",
    procedure: "team.setCounted",
    body: countedInput,
    output: teamRoundOutput,
  },
  {
    method: "get",
    path: `${one}/picture`,
    summary: "The team picture; 404 while there is none",
    procedure: "team.picture",
    query: teamPictureExportInput,
    output: teamPictureOutput,
    otherOutputs: { "text/csv": exportedTableOutput, "application/pdf": exportedReportOutput },
    respond: (given) => (isFile(given) ? download(given) : given),
  },
  {
    method: "post",
    path: `${one}/picture`,
    summary: "Make the team picture, once; owners and facilitators. 409 says how many are missing",
    procedure: "team.makePicture",
    output: teamPictureOutput,
  },
];

const isFile = (given: unknown): given is Parameters<typeof download>[0] =>
  typeof given === "object" && given !== null && "contentType" in given;
