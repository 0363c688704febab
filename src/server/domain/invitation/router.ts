import { invitePeople } from "./invite-people.ts";
import { listInvitations } from "./list-invitations.ts";
import { listReceived } from "./list-received.ts";
import { revokeInvitation } from "./revoke-invitation.ts";
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
import {
  invitationOutcomeOutput,
  invitationOutput,
  receivedInvitationOutput,
} from "#src/shared/invitation/invitation.output.ts";
import { newResponseInput } from "#src/shared/invitation/response.input.ts";
import { sharedSurveyOutput, submittedOutput } from "#src/shared/invitation/response.output.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

export const invitationRouter = t.router({
  create: userProcedureOnPage
    .meta({
      rest: {
        method: "post",
        path: "/surveys/{surveyId}/invitations",
        summary: "Invite people by email, each with a link for one answer",
        status: 201,
        output: invitationOutcomeOutput,
      },
    })
    .input(surveyIdInput)
    .input(newInvitationsInput)
    .mutation(({ ctx, input }) => invitePeople(ctx.deps, ctx.actor, input.surveyId, input)),
  list: userProcedureOnPage
    .meta({
      rest: {
        method: "get",
        path: "/surveys/{surveyId}/invitations",
        summary: "Whom you have invited; never who has answered",
        output: invitationOutput.array(),
      },
    })
    .input(surveyIdInput)
    .query(({ ctx, input }) => listInvitations(ctx.deps, ctx.actor, input.surveyId)),
  revoke: userProcedureOnPage
    .meta({
      rest: {
        method: "delete",
        path: "/surveys/{surveyId}/invitations/{invitationId}",
        summary: "Cancel an invitation: its link stops working, an answer already given stays",
        status: 204,
      },
    })
    .input(invitationIdInput)
    .mutation(({ ctx, input }) => revokeInvitation(ctx.deps, ctx.actor, input.surveyId, input.invitationId)),
  received: userProcedure
    .meta({
      rest: {
        method: "get",
        path: "/invitations",
        summary: "Rounds of others that you are invited to, newest first",
        output: receivedInvitationOutput.array(),
      },
    })
    .query(({ ctx }) => listReceived(ctx.deps, ctx.actor)),

  /** The invited person's side: the link is all that it takes. */
  shared: publicProcedure
    .meta({
      rest: {
        method: "get",
        path: "/invitations/{token}",
        summary: "A round as an invited person sees it; not open once the invitation is used",
        output: sharedSurveyOutput,
      },
    })
    .input(invitationTokenInput)
    .query(({ ctx, input }) => getInvitedSurvey(ctx.deps, ctx.actor, input.token)),
  isUsed: publicProcedure
    .input(invitationTokenInput)
    .query(({ ctx, input }) => isInvitationUsed(ctx.deps, ctx.actor, input.token)),
  ownSurvey: userProcedure
    .input(invitationTokenInput)
    .query(({ ctx, input }) => findOwnInvited(ctx.deps, ctx.actor, input.token)),
  submit: publicProcedure
    .meta({
      rest: {
        method: "post",
        path: "/invitations/{token}/responses",
        summary: "Answer an invitation: it takes one answer",
        status: 201,
        output: submittedOutput,
        respond: (receipt) => ({ receipt }),
      },
    })
    .input(invitationTokenInput)
    .input(newResponseInput)
    .mutation(({ ctx, input }) => submitInvitedResponse(ctx.deps, ctx, input.token, input)),
});
