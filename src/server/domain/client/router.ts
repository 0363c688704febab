import { acceptInvitation, declineInvitation, getClientInvitation } from "./invitation.ts";
import { getSharing, setSharing } from "./sharing.ts";
import { leaveProgramme } from "./leave-programme.ts";
import { listReceivedProgrammes } from "./list-received-programmes.ts";
import { t, publicProcedure, rest, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
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
    .meta(
      rest(
        "GET /surveys/{surveyId}/sharing",
        "Who sees a round beside you, and what you agreed to when",
        sharingOutput,
      ),
    )
    .query(({ ctx, input }) => getSharing(ctx.deps, ctx.actor, input.surveyId)),
  set: ofSurvey
    .meta(
      rest(
        "PUT /surveys/{surveyId}/sharing",
        "Share your result with your facilitator, be counted in the group, or stop either at once",
        sharingOutput,
        { errors: [409] },
      ),
    )
    .input(sharingInput)
    .mutation(({ ctx, input: { surveyId, ...changes } }) =>
      setSharing(ctx.deps, ctx.actor, surveyId, changes),
    ),
  leave: ofSurvey
    .meta(
      rest(
        "DELETE /surveys/{surveyId}/sharing",
        "Leave the programme: your facilitator sees nothing of your round from then on",
        sharingOutput,
      ),
    )
    .mutation(({ ctx, input }) => leaveProgramme(ctx.deps, ctx.actor, input.surveyId)),

  /** These need only the link from the email. */
  invitation: byLink
    .meta(
      rest(
        "GET /client-invitations/{token}",
        "Who asks, for what, and what they will see",
        clientInvitationOutput,
      ),
    )
    .query(({ ctx, input }) => getClientInvitation(ctx.deps, ctx, input)),
  accept: byLink
    .meta(
      rest(
        "POST /client-invitations/{token}/accept",
        "Take part: makes a round of your own, and an account where the address has none",
        acceptedOutput,
        { errors: [401, 409] },
      ),
    )
    .input(acceptInput)
    .mutation(async ({ ctx, input }) => {
      const accepted = await acceptInvitation(ctx.deps, ctx, input, input);
      if (accepted.token !== null) ctx.setSessionCookie(accepted.token);
      return accepted;
    }),
  decline: byLink
    .meta(rest("POST /client-invitations/{token}/decline", "Don’t take part", null, { errors: [409] }))
    .mutation(({ ctx, input }) => declineInvitation(ctx.deps, ctx, input)),

  /** These need a session with exactly the invited, confirmed address. */
  received: userProcedure
    .meta(
      rest(
        "GET /client-invitations",
        "Programmes that you were asked to join at your confirmed address, or take part in, newest first",
        receivedProgrammeOutput.array(),
      ),
    )
    .query(({ ctx }) => listReceivedProgrammes(ctx.deps, ctx.actor)),
  receivedInvitation: ofReceived
    .meta(
      rest(
        "GET /received-client-invitations/{clientId}",
        "One of them: who asks, for what, and what they will see",
        clientInvitationOutput,
      ),
    )
    .query(({ ctx, input }) => getClientInvitation(ctx.deps, ctx, input)),
  acceptReceived: ofReceived
    .meta(
      rest(
        "POST /received-client-invitations/{clientId}/accept",
        "Take part: makes a round of your own",
        acceptedOutput,
      ),
    )
    .input(acceptInput.pick({ counted: true }))
    .mutation(({ ctx, input }) => acceptInvitation(ctx.deps, ctx, input, input)),
  declineReceived: ofReceived
    .meta(
      rest("POST /received-client-invitations/{clientId}/decline", "Don’t take part", null, {
        errors: [409],
      }),
    )
    .mutation(({ ctx, input }) => declineInvitation(ctx.deps, ctx, input)),
});
