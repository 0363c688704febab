import { changeTeamRound, closeTeamRound, remindEveryone, setCounted } from "./change-team-round.ts";
import { getTeamRound, listOwnTeamRounds, listTeamRounds } from "./get-team-round.ts";
import { stepOut } from "#src/server/domain/team/ending/leave-team-rounds.ts";
import { describeColleague, getTeamForm } from "#src/server/domain/team/form/describe-colleague.ts";
import { exportTeamPicture } from "#src/server/domain/team/picture/export-team-picture.ts";
import { startTeamRound } from "#src/server/domain/team/starting/start-team-round.ts";
import { t, rest, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
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

/** `gate.ts` decides who may see and change a team round. */
export const teamRouter = t.router({
  own: userProcedureOnPage
    .meta(
      rest("GET /team-rounds", "Team rounds in which you take part, newest first", teamRoundOutput.array()),
    )
    .query(({ ctx }) => listOwnTeamRounds(ctx.deps, ctx.actor)),
  list: userProcedure
    .meta(
      rest(
        "GET /organisations/{id}/rounds",
        "An organisation’s team rounds, newest first; for members those in which they take part",
        teamRoundOutput.array(),
      ),
    )
    .input(organisationIdInput)
    .query(({ ctx, input }) => listTeamRounds(ctx.deps, ctx.actor, input.id)),
  start: userProcedure
    .meta(
      rest(
        "POST /organisations/{id}/rounds",
        "Start a team round of 5 to 60 members; owners and facilitators. 402 where no owner’s plan is active; 409 within twelve weeks of a round in which two of them were",
        teamRoundOutput,
        { status: 201, errors: [402, 403, 409] },
      ),
    )
    .input(startTeamRoundInput)
    .mutation(({ ctx, input }) => startTeamRound(ctx.deps, ctx.actor, input)),
  get: ofRound
    .meta(
      rest(
        "GET /team-rounds/{teamRoundId}",
        "A team round, for those who take part or lead its organisation",
        teamRoundOutput,
      ),
    )
    .query(({ ctx, input }) => getTeamRound(ctx.deps, ctx.actor, input.teamRoundId)),
  change: ofRound
    .meta(
      rest(
        "PATCH /team-rounds/{teamRoundId}",
        "Change its title, its purpose or its deadline; owners and facilitators",
        teamRoundOutput,
        { errors: [403, 409] },
      ),
    )
    .input(teamRoundChangesInput)
    .mutation(({ ctx, input: { teamRoundId, ...changes } }) =>
      changeTeamRound(ctx.deps, ctx.actor, teamRoundId, changes),
    ),
  close: ofRound
    .meta(
      rest(
        "POST /team-rounds/{teamRoundId}/close",
        "End it: at once when all have finished, else in 24 hours, and everyone is told; owners and facilitators",
        teamRoundOutput,
        { errors: [403] },
      ),
    )
    .mutation(({ ctx, input }) => closeTeamRound(ctx.deps, ctx.actor, input.teamRoundId)),
  remind: ofRound
    .meta(
      rest(
        "POST /team-rounds/{teamRoundId}/remind",
        "Remind all who take part, at most once in three days; owners and facilitators",
        teamRoundOutput,
        { errors: [403, 409] },
      ),
    )
    .mutation(({ ctx, input }) => remindEveryone(ctx.deps, ctx.actor, input.teamRoundId)),
  form: onPage
    .meta(
      rest(
        "GET /team-rounds/{teamRoundId}/form",
        "Colleagues whom you describe, and whom of them you have described",
        teamFormOutput,
        { errors: [403] },
      ),
    )
    .query(({ ctx, input }) => getTeamForm(ctx.deps, ctx.actor, input.teamRoundId)),
  describe: userProcedureOnPage
    .meta(
      rest(
        "POST /team-rounds/{teamRoundId}/answers",
        "Describe a colleague; one description each. Stored like every other answer, without you",
        submittedOutput,
        { status: 201, errors: [403] },
      ),
    )
    .input(colleagueAnswerInput)
    .mutation(async ({ ctx, input }) => ({ receipt: await describeColleague(ctx.deps, ctx, input) })),
  stepOut: ofRound
    .meta(
      rest(
        "POST /team-rounds/{teamRoundId}/step-out",
        "Don’t take part this time: nobody describes you, and what was picked for you is erased",
        null,
        { errors: [403] },
      ),
    )
    .mutation(({ ctx, input }) => stepOut(ctx.deps, ctx.actor, input.teamRoundId)),
  setCounted: ofRound
    .meta(
      rest(
        "PUT /team-rounds/{teamRoundId}/counted",
        "Say whether your window counts in the team picture, until the windows open",
        teamRoundOutput,
        { errors: [403, 409] },
      ),
    )
    .input(countedInput)
    .mutation(({ ctx, input }) => setCounted(ctx.deps, ctx.actor, input)),
  picture: ofRound
    .meta(
      rest(
        "GET /team-rounds/{teamRoundId}/picture",
        "The team picture; 404 while there is none",
        teamPictureOutput,
        { otherOutputs: { "text/csv": exportedTableOutput, "application/pdf": exportedReportOutput } },
      ),
    )
    .input(teamPictureExportInput)
    .query(({ ctx, input }) =>
      exportTeamPicture(ctx.deps, ctx.actor, input.teamRoundId, input.format, ctx.origin),
    ),
});
