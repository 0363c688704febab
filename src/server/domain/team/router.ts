import { changeTeamRound, closeTeamRound, setCounted } from "./change-team-round.ts";
import { getTeamRound, listOwnTeamRounds, listTeamRounds } from "./get-team-round.ts";
import { stepOut } from "#src/server/domain/team/ending/step-out.ts";
import { describeColleague } from "#src/server/domain/team/form/describe-colleague.ts";
import { getTeamForm } from "#src/server/domain/team/form/get-team-form.ts";
import { exportTeamPicture } from "#src/server/domain/team/picture/export-team-picture.ts";
import { makeTeamPicture } from "#src/server/domain/team/picture/make-team-picture.ts";
import { startTeamRound } from "#src/server/domain/team/starting/start-team-round.ts";
import { t } from "#src/server/trpc/init.ts";
import { userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { submittedOutput } from "#src/shared/invitation/response.output.ts";
import { organisationIdInput } from "#src/shared/organisation/organisation.input.ts";
import { exportedReportOutput, exportedTableOutput } from "#src/shared/result/analysis.output.ts";
import {
  colleagueAnswerInput,
  countedInput,
  startTeamRoundInput,
  teamPictureExportInput,
  teamRoundChangesInput,
  teamRoundIdInput,
} from "#src/shared/team/team.input.ts";
import { teamFormOutput, teamPictureOutput, teamRoundOutput } from "#src/shared/team/team.output.ts";

const ofRound = userProcedure.input(teamRoundIdInput);
const onPage = userProcedureOnPage.input(teamRoundIdInput);

/** Team rounds. Who sees one and who changes it, its gate decides. */
export const teamRouter = t.router({
  own: userProcedureOnPage
    .meta({
      rest: {
        method: "get",
        path: "/team-rounds",
        summary: "Team rounds in which you take part, newest first",
        output: teamRoundOutput.array(),
      },
    })
    .query(({ ctx }) => listOwnTeamRounds(ctx.deps, ctx.actor)),
  list: userProcedure
    .meta({
      rest: {
        method: "get",
        path: "/organisations/{id}/rounds",
        summary: "An organisation’s team rounds, newest first; for members those in which they take part",
        output: teamRoundOutput.array(),
      },
    })
    .input(organisationIdInput)
    .query(({ ctx, input }) => listTeamRounds(ctx.deps, ctx.actor, input.id)),
  start: userProcedure
    .meta({
      rest: {
        method: "post",
        path: "/organisations/{id}/rounds",
        summary:
          "Start a team round of 6 to 60 members; owners and facilitators. 402 where no owner’s plan is active",
        status: 201,
        output: teamRoundOutput,
      },
    })
    .input(startTeamRoundInput)
    .mutation(({ ctx, input }) => startTeamRound(ctx.deps, ctx.actor, input)),
  get: ofRound
    .meta({
      rest: {
        method: "get",
        path: "/team-rounds/{teamRoundId}",
        summary: "A team round, for those who take part or lead its organisation",
        output: teamRoundOutput,
      },
    })
    .query(({ ctx, input }) => getTeamRound(ctx.deps, ctx.actor, input.teamRoundId)),
  change: ofRound
    .meta({
      rest: {
        method: "patch",
        path: "/team-rounds/{teamRoundId}",
        summary: "Change its title, its purpose or its deadline; owners and facilitators",
        output: teamRoundOutput,
      },
    })
    .input(teamRoundChangesInput)
    .mutation(({ ctx, input: { teamRoundId, ...changes } }) =>
      changeTeamRound(ctx.deps, ctx.actor, teamRoundId, changes),
    ),
  close: ofRound
    .meta({
      rest: {
        method: "post",
        path: "/team-rounds/{teamRoundId}/close",
        summary: "End it now; owners and facilitators",
        output: teamRoundOutput,
      },
    })
    .mutation(({ ctx, input }) => closeTeamRound(ctx.deps, ctx.actor, input.teamRoundId)),
  form: onPage
    .meta({
      rest: {
        method: "get",
        path: "/team-rounds/{teamRoundId}/form",
        summary: "Colleagues whom you describe, and whom of them you have described",
        output: teamFormOutput,
      },
    })
    .query(({ ctx, input }) => getTeamForm(ctx.deps, ctx.actor, input.teamRoundId)),
  describe: userProcedureOnPage
    .meta({
      rest: {
        method: "post",
        path: "/team-rounds/{teamRoundId}/answers",
        summary: "Describe a colleague; one description each. Stored like every other answer, without you",
        status: 201,
        output: submittedOutput,
      },
    })
    .input(colleagueAnswerInput)
    .mutation(async ({ ctx, input }) => ({ receipt: await describeColleague(ctx.deps, ctx, input) })),
  stepOut: ofRound
    .meta({
      rest: {
        method: "post",
        path: "/team-rounds/{teamRoundId}/step-out",
        summary: "Don’t take part this time: nobody describes you, and what was picked for you is erased",
        status: 204,
      },
    })
    .mutation(({ ctx, input }) => stepOut(ctx.deps, ctx.actor, input.teamRoundId)),
  setCounted: ofRound
    .meta({
      rest: {
        method: "put",
        path: "/team-rounds/{teamRoundId}/counted",
        summary: "Agree to be counted in the team picture, or not; until it’s made",
        output: teamRoundOutput,
      },
    })
    .input(countedInput)
    .mutation(({ ctx, input }) => setCounted(ctx.deps, ctx.actor, input)),
  picture: ofRound
    .meta({
      rest: {
        method: "get",
        path: "/team-rounds/{teamRoundId}/picture",
        summary: "The team picture; 404 while there is none",
        output: teamPictureOutput,
        otherOutputs: { "text/csv": exportedTableOutput, "application/pdf": exportedReportOutput },
      },
    })
    .input(teamPictureExportInput)
    .query(({ ctx, input }) =>
      exportTeamPicture(ctx.deps, ctx.actor, input.teamRoundId, input.format, ctx.origin),
    ),
  makePicture: ofRound
    .meta({
      rest: {
        method: "post",
        path: "/team-rounds/{teamRoundId}/picture",
        summary: "Make the team picture, once; owners and facilitators. 409 says how many are missing",
        output: teamPictureOutput,
      },
    })
    .mutation(({ ctx, input }) => makeTeamPicture(ctx.deps, ctx.actor, input.teamRoundId)),
});
