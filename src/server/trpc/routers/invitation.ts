import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { listReceived } from "#src/server/domain/invitation/list-received.ts";
import { revokeInvitation } from "#src/server/domain/invitation/revoke-invitation.ts";
import { findOwnInvited } from "#src/server/domain/response/find-own-survey.ts";
import { getInvitedSurvey } from "#src/server/domain/response/get-invited-survey.ts";
import { isInvitationUsed } from "#src/server/domain/response/is-invitation-used.ts";
import { submitInvitedResponse } from "#src/server/domain/response/submit-response.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import {
  invitationIdInput,
  invitationTokenInput,
  newInvitationsInput,
} from "#src/shared/invitation/invitation.input.ts";
import { newResponseInput } from "#src/shared/invitation/response.input.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

export const invitationRouter = t.router({
  create: userProcedureOnPage
    .input(surveyIdInput)
    .input(newInvitationsInput)
    .mutation(({ ctx, input }) => invitePeople(ctx.deps, ctx.actor, input.surveyId, input)),
  list: userProcedureOnPage
    .input(surveyIdInput)
    .query(({ ctx, input }) => listInvitations(ctx.deps, ctx.actor, input.surveyId)),
  revoke: userProcedureOnPage
    .input(invitationIdInput)
    .mutation(({ ctx, input }) => revokeInvitation(ctx.deps, ctx.actor, input.surveyId, input.invitationId)),
  received: userProcedure.query(({ ctx }) => listReceived(ctx.deps, ctx.actor)),

  /** The invited person's side: the link is all that it takes. */
  shared: publicProcedure
    .input(invitationTokenInput)
    .query(({ ctx, input }) => getInvitedSurvey(ctx.deps, ctx.actor, input.token)),
  isUsed: publicProcedure
    .input(invitationTokenInput)
    .query(({ ctx, input }) => isInvitationUsed(ctx.deps, ctx.actor, input.token)),
  ownSurvey: userProcedure
    .input(invitationTokenInput)
    .query(({ ctx, input }) => findOwnInvited(ctx.deps, ctx.actor, input.token)),
  submit: publicProcedure
    .input(invitationTokenInput)
    .input(newResponseInput)
    .mutation(({ ctx, input }) => submitInvitedResponse(ctx.deps, ctx, input.token, input)),
});
