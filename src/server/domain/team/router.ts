import { changeTeamRound, closeTeamRound, remindEveryone, setCounted } from "./change-team-round.ts";
import { exportTeamPicture, getTeamRound, listOwnTeamRounds, listTeamRounds } from "./get-team-round.ts";
import { stepOut } from "#src/server/domain/team/ending/leave-team-rounds.ts";
import { describeColleague, getTeamForm } from "#src/server/domain/team/form/describe-colleague.ts";
import { startTeamRound } from "#src/server/domain/team/starting/start-team-round.ts";
import { t, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { submittedOutput } from "#src/shared/invitation/response.output.ts";
import { pictureFiles } from "#src/shared/group/group.output.ts";
import { organisationIdInput } from "#src/shared/organisation/organisation.input.ts";
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

/** `gate.ts` decides who may see and change a team round. */
export const teamRouter = t.router({
  own: userProcedureOnPage
    .meta({
      call: "GET /team-rounds",
      summary: "Team rounds in which you take part, newest first",
      output: teamRoundOutput.array(),
    })
    .query(({ ctx }) => listOwnTeamRounds(ctx.deps, ctx.actor)),
  list: userProcedure
    .meta({
      call: "GET /organisations/{id}/rounds",
      summary: "An organisation’s team rounds, newest first; for members those in which they take part",
      output: teamRoundOutput.array(),
    })
    .input(organisationIdInput)
    .query(({ ctx, input }) => listTeamRounds(ctx.deps, ctx.actor, input.id)),
  start: userProcedure
    .meta({
      call: "POST /organisations/{id}/rounds",
      summary:
        "Start a team round of 5 to 60 members; owners and facilitators. 402 where no owner’s plan is active; 409 within twelve weeks of a round in which two of them were",
      output: teamRoundOutput,
      status: 201,
      errors: [402, 403, 409],
    })
    .input(startTeamRoundInput)
    .mutation(({ ctx, input }) => startTeamRound(ctx.deps, ctx.actor, input)),
  get: ofRound
    .meta({
      call: "GET /team-rounds/{teamRoundId}",
      summary: "A team round, for those who take part or lead its organisation",
      output: teamRoundOutput,
    })
    .query(({ ctx, input }) => getTeamRound(ctx.deps, ctx.actor, input.teamRoundId)),
  change: ofRound
    .meta({
      call: "PATCH /team-rounds/{teamRoundId}",
      summary: "Change its title, its purpose or its deadline; owners and facilitators",
      output: teamRoundOutput,
      errors: [403, 409],
    })
    .input(teamRoundChangesInput)
    .mutation(({ ctx, input: { teamRoundId, ...changes } }) =>
      changeTeamRound(ctx.deps, ctx.actor, teamRoundId, changes),
    ),
  close: ofRound
    .meta({
      call: "POST /team-rounds/{teamRoundId}/close",
      summary:
        "End it: at once when all have finished, else in 24 hours, and everyone is told; owners and facilitators",
      output: teamRoundOutput,
      errors: [403],
    })
    .mutation(({ ctx, input }) => closeTeamRound(ctx.deps, ctx.actor, input.teamRoundId)),
  remind: ofRound
    .meta({
      call: "POST /team-rounds/{teamRoundId}/remind",
      summary: "Remind all who take part, at most once in three days; owners and facilitators",
      output: teamRoundOutput,
      errors: [403, 409],
    })
    .mutation(({ ctx, input }) => remindEveryone(ctx.deps, ctx.actor, input.teamRoundId)),
  form: onPage
    .meta({
      call: "GET /team-rounds/{teamRoundId}/form",
      summary: "Colleagues whom you describe, and whom of them you have described",
      output: teamFormOutput,
      errors: [403],
    })
    .query(({ ctx, input }) => getTeamForm(ctx.deps, ctx.actor, input.teamRoundId)),
  describe: userProcedureOnPage
    .meta({
      call: "POST /team-rounds/{teamRoundId}/answers",
      summary: "Describe a colleague; one description each. Stored like every other answer, without you",
      output: submittedOutput,
      status: 201,
      errors: [403],
    })
    .input(colleagueAnswerInput)
    .mutation(async ({ ctx, input }) => ({ receipt: await describeColleague(ctx.deps, ctx, input) })),
  stepOut: ofRound
    .meta({
      call: "POST /team-rounds/{teamRoundId}/step-out",
      summary: "Don’t take part this time: nobody describes you, and what was picked for you is erased",
      errors: [403],
    })
    .mutation(({ ctx, input }) => stepOut(ctx.deps, ctx.actor, input.teamRoundId)),
  setCounted: ofRound
    .meta({
      call: "PUT /team-rounds/{teamRoundId}/counted",
      summary: "Say whether your window counts in the team picture, until the windows open",
      output: teamRoundOutput,
      errors: [403, 409],
    })
    .input(countedInput)
    .mutation(({ ctx, input }) => setCounted(ctx.deps, ctx.actor, input)),
  picture: ofRound
    .meta({
      call: "GET /team-rounds/{teamRoundId}/picture",
      summary: "The team picture; 404 while there is none",
      output: teamPictureOutput,
      otherOutputs: pictureFiles,
    })
    .input(teamPictureExportInput)
    .query(({ ctx, input }) => exportTeamPicture(ctx.deps, ctx, input.teamRoundId, input.format)),
});
