import { changeTeamRound, closeTeamRound, setCounted } from "#src/server/domain/team/change-team-round.ts";
import { stepOut } from "#src/server/domain/team/ending/step-out.ts";
import { describeColleague } from "#src/server/domain/team/form/describe-colleague.ts";
import { getTeamForm } from "#src/server/domain/team/form/get-team-form.ts";
import { getTeamRound, listOwnTeamRounds, listTeamRounds } from "#src/server/domain/team/get-team-round.ts";
import { exportTeamPicture } from "#src/server/domain/team/picture/export-team-picture.ts";
import { makeTeamPicture } from "#src/server/domain/team/picture/make-team-picture.ts";
import { startTeamRound } from "#src/server/domain/team/starting/start-team-round.ts";
import { t } from "#src/server/trpc/init.ts";
import { userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { organisationIdInput } from "#src/shared/organisation/organisation.input.ts";
import {
  colleagueAnswerInput,
  countedInput,
  startTeamRoundInput,
  teamPictureExportInput,
  teamRoundChangesInput,
  teamRoundIdInput,
} from "#src/shared/team/team.input.ts";

const ofRound = userProcedure.input(teamRoundIdInput);
const onPage = userProcedureOnPage.input(teamRoundIdInput);

/** Team rounds. Who sees one and who changes it, its gate decides. */
export const teamRouter = t.router({
  own: userProcedureOnPage.query(({ ctx }) => listOwnTeamRounds(ctx.deps, ctx.actor)),
  list: userProcedure
    .input(organisationIdInput)
    .query(({ ctx, input }) => listTeamRounds(ctx.deps, ctx.actor, input.id)),
  start: userProcedure
    .input(startTeamRoundInput)
    .mutation(({ ctx, input }) => startTeamRound(ctx.deps, ctx.actor, input)),
  get: ofRound.query(({ ctx, input }) => getTeamRound(ctx.deps, ctx.actor, input.teamRoundId)),
  change: ofRound
    .input(teamRoundChangesInput)
    .mutation(({ ctx, input: { teamRoundId, ...changes } }) =>
      changeTeamRound(ctx.deps, ctx.actor, teamRoundId, changes),
    ),
  close: ofRound.mutation(({ ctx, input }) => closeTeamRound(ctx.deps, ctx.actor, input.teamRoundId)),
  form: onPage.query(({ ctx, input }) => getTeamForm(ctx.deps, ctx.actor, input.teamRoundId)),
  describe: userProcedureOnPage
    .input(colleagueAnswerInput)
    .mutation(async ({ ctx, input }) => ({ receipt: await describeColleague(ctx.deps, ctx, input) })),
  stepOut: ofRound.mutation(({ ctx, input }) => stepOut(ctx.deps, ctx.actor, input.teamRoundId)),
  setCounted: ofRound
    .input(countedInput)
    .mutation(({ ctx, input }) => setCounted(ctx.deps, ctx.actor, input)),
  picture: ofRound
    .input(teamPictureExportInput)
    .query(({ ctx, input }) =>
      exportTeamPicture(ctx.deps, ctx.actor, input.teamRoundId, input.format, ctx.origin),
    ),
  makePicture: ofRound.mutation(({ ctx, input }) => makeTeamPicture(ctx.deps, ctx.actor, input.teamRoundId)),
});
