import { surveyOutput } from "#src/shared/survey/survey.output.ts";
import { revokeInvitation, setSurveyMuted, thankInvited } from "./change-invitations.ts";
import { muteSurveyInput } from "#src/shared/mail/mail-preferences.input.ts";
import { invitePeople } from "./invite-people.ts";
import { listInvitations, listReceived } from "./list-invitations.ts";
import { readSentList } from "./list/read-list.ts";
import { findOwnInvited, getInvitedSurvey, isInvitationUsed } from "#src/server/domain/response/find-form.ts";
import { submitInvitedResponse } from "#src/server/domain/response/submit-response.ts";
import { t, publicProcedure, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import {
  invitationIdInput,
  invitationTokenInput,
  listInput,
  newInvitationsInput,
} from "#src/shared/invitation/invitation.input.ts";
import {
  invitationOutcomeOutput,
  invitationOutput,
  listedPersonOutput,
  receivedInvitationOutput,
} from "#src/shared/invitation/invitation.output.ts";
import { newResponseInput } from "#src/shared/invitation/response.input.ts";
import { sharedSurveyOutput, submittedOutput } from "#src/shared/invitation/response.output.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

export const invitationRouter = t.router({
  create: userProcedureOnPage
    .meta({
      call: "POST /surveys/{surveyId}/invitations",
      summary: "Invite people by email, each with a link for one answer",
      output: invitationOutcomeOutput,
      status: 201,
      errors: [409],
    })
    .input(surveyIdInput)
    .input(newInvitationsInput)
    .mutation(({ ctx, input }) => invitePeople(ctx.deps, ctx.actor, input.surveyId, input)),
  /** Stores nothing, but POSTs a body, as a list may exceed a URL's length. */
  readList: userProcedureOnPage
    .meta({
      call: "POST /lists",
      summary:
        "Read people from a list, pasted or as a file (CSV, .xlsx, vCard) of at most 2 MB; stores nothing",
      output: listedPersonOutput.array(),
      fileTypes: ["application/octet-stream"],
    })
    .input(listInput)
    .mutation(({ ctx, input }) => readSentList(ctx.deps, ctx.actor, input)),
  list: userProcedureOnPage
    .meta({
      call: "GET /surveys/{surveyId}/invitations",
      summary: "Whom you have invited; never who has answered",
      output: invitationOutput.array(),
    })
    .input(surveyIdInput)
    .query(({ ctx, input }) => listInvitations(ctx.deps, ctx.actor, input.surveyId)),
  revoke: userProcedureOnPage
    .meta({
      call: "DELETE /surveys/{surveyId}/invitations/{invitationId}",
      summary: "Cancel an invitation: its link stops working, an answer already given stays",
    })
    .input(invitationIdInput)
    .mutation(({ ctx, input }) => revokeInvitation(ctx.deps, ctx.actor, input.surveyId, input.invitationId)),
  received: userProcedure
    .meta({
      call: "GET /invitations",
      summary: "Rounds of others that you are invited to, newest first",
      output: receivedInvitationOutput.array(),
    })
    .query(({ ctx }) => listReceived(ctx.deps, ctx.actor)),

  /** The invited person's side, which needs only the link. */
  shared: publicProcedure
    .meta({
      call: "GET /invitations/{token}",
      summary: "A round as an invited person sees it; not open once the invitation is used",
      output: sharedSurveyOutput,
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
      call: "POST /invitations/{token}/responses",
      summary: "Answer an invitation: it takes one answer",
      output: submittedOutput,
      status: 201,
      respond: (receipt) => ({ receipt }),
      errors: [403, 409],
    })
    .input(invitationTokenInput)
    .input(newResponseInput)
    .mutation(({ ctx, input }) => submitInvitedResponse(ctx.deps, ctx, input.token, input)),

  /** Takes the unsubscribe link of an email about the round. */
  setSurveyMuted: publicProcedure
    .input(muteSurveyInput)
    .mutation(({ ctx, input }) => setSurveyMuted(ctx.deps, input.token, input.muted)),

  thank: userProcedureOnPage
    .meta({
      call: "POST /surveys/{surveyId}/thanks",
      summary: "Thank everyone who was invited, once: after the first reveal, or once the round is closed",
      output: surveyOutput,
      errors: [409],
    })
    .input(surveyIdInput)
    .mutation(({ ctx, input }) => thankInvited(ctx.deps, ctx.actor, input.surveyId)),
});
