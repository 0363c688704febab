import {
  acceptInvitation,
  declineInvitation,
  getClientInvitation,
  listReceivedProgrammes,
} from "./invitation.ts";
import { getSharing, leaveProgramme, setSharing } from "./sharing.ts";
import { t, publicProcedure, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { clientIdInput } from "#src/shared/programme/programme.input.ts";
import { acceptInput, clientInvitationInput, sharingInput } from "#src/shared/sharing/sharing.input.ts";
import {
  acceptedOutput,
  clientInvitationOutput,
  receivedProgrammeOutput,
  sharingOutput,
} from "#src/shared/sharing/sharing.output.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

const ofSurvey = userProcedureOnPage.input(surveyIdInput);
const byLink = publicProcedure.input(clientInvitationInput);
const ofReceived = userProcedureOnPage.input(clientIdInput);

/** The client's side of a programme. */
export const sharingRouter = t.router({
  get: ofSurvey
    .meta({
      call: "GET /surveys/{surveyId}/sharing",
      summary: "Who sees a round beside you, and what you agreed to when",
      output: sharingOutput,
    })
    .query(({ ctx, input }) => getSharing(ctx.deps, ctx.actor, input.surveyId)),
  set: ofSurvey
    .meta({
      call: "PUT /surveys/{surveyId}/sharing",
      summary: "Share your result with your facilitator, be counted in the group, or stop either at once",
      output: sharingOutput,
      errors: [409],
    })
    .input(sharingInput)
    .mutation(({ ctx, input: { surveyId, ...changes } }) =>
      setSharing(ctx.deps, ctx.actor, surveyId, changes),
    ),
  leave: ofSurvey
    .meta({
      call: "DELETE /surveys/{surveyId}/sharing",
      summary: "Leave the programme: your facilitator sees nothing of your round from then on",
      output: sharingOutput,
    })
    .mutation(({ ctx, input }) => leaveProgramme(ctx.deps, ctx.actor, input.surveyId)),

  /** These need only the link from the email. */
  invitation: byLink
    .meta({
      call: "GET /client-invitations/{token}",
      summary: "Who asks, for what, and what they will see",
      output: clientInvitationOutput,
    })
    .query(({ ctx, input }) => getClientInvitation(ctx.deps, ctx, input)),
  accept: byLink
    .meta({
      call: "POST /client-invitations/{token}/accept",
      summary: "Take part: makes a round of your own, and an account where the address has none",
      output: acceptedOutput,
      errors: [401, 409],
    })
    .input(acceptInput)
    .mutation(async ({ ctx, input }) => {
      const accepted = await acceptInvitation(ctx.deps, ctx, input, input);
      if (accepted.token !== null) ctx.setSessionCookie(accepted.token);
      return accepted;
    }),
  decline: byLink
    .meta({ call: "POST /client-invitations/{token}/decline", summary: "Don’t take part", errors: [409] })
    .mutation(({ ctx, input }) => declineInvitation(ctx.deps, ctx, input)),

  /** These need a session with exactly the invited, confirmed address. */
  received: userProcedure
    .meta({
      call: "GET /client-invitations",
      summary:
        "Programmes that you were asked to join at your confirmed address, or take part in, newest first",
      output: receivedProgrammeOutput.array(),
    })
    .query(({ ctx }) => listReceivedProgrammes(ctx.deps, ctx.actor)),
  receivedInvitation: ofReceived
    .meta({
      call: "GET /received-client-invitations/{clientId}",
      summary: "One of them: who asks, for what, and what they will see",
      output: clientInvitationOutput,
    })
    .query(({ ctx, input }) => getClientInvitation(ctx.deps, ctx, input)),
  acceptReceived: ofReceived
    .meta({
      call: "POST /received-client-invitations/{clientId}/accept",
      summary: "Take part: makes a round of your own",
      output: acceptedOutput,
    })
    .input(acceptInput.pick({ counted: true }))
    .mutation(({ ctx, input }) => acceptInvitation(ctx.deps, ctx, input, input)),
  declineReceived: ofReceived
    .meta({
      call: "POST /received-client-invitations/{clientId}/decline",
      summary: "Don’t take part",
      errors: [409],
    })
    .mutation(({ ctx, input }) => declineInvitation(ctx.deps, ctx, input)),
});
