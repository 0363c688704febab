import { acceptInvitation } from "#src/server/domain/client/accept-invitation.ts";
import { declineInvitation } from "#src/server/domain/client/decline-invitation.ts";
import { getClientInvitation } from "#src/server/domain/client/get-client-invitation.ts";
import { getSharing } from "#src/server/domain/client/get-sharing.ts";
import { leaveProgramme } from "#src/server/domain/client/leave-programme.ts";
import { listReceivedProgrammes } from "#src/server/domain/client/list-received-programmes.ts";
import { setSharing } from "#src/server/domain/client/set-sharing.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { clientIdInput } from "#src/shared/programme/programme.input.ts";
import { acceptInput, clientInvitationInput, sharingInput } from "#src/shared/sharing/sharing.input.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

const ofSurvey = userProcedureOnPage.input(surveyIdInput);
const byLink = publicProcedure.input(clientInvitationInput);
const ofReceived = userProcedureOnPage.input(clientIdInput);

/** The client's side of a programme. */
export const sharingRouter = t.router({
  get: ofSurvey.query(({ ctx, input }) => getSharing(ctx.deps, ctx.actor, input.surveyId)),
  set: ofSurvey
    .input(sharingInput)
    .mutation(({ ctx, input: { surveyId, ...changes } }) =>
      setSharing(ctx.deps, ctx.actor, surveyId, changes),
    ),
  leave: ofSurvey.mutation(({ ctx, input }) => leaveProgramme(ctx.deps, ctx.actor, input.surveyId)),

  /** The link in the email is all that these take. */
  invitation: byLink.query(({ ctx, input }) => getClientInvitation(ctx.deps, ctx, input)),
  accept: byLink.input(acceptInput).mutation(async ({ ctx, input }) => {
    const accepted = await acceptInvitation(ctx.deps, ctx, input, input.name);
    if (accepted.token !== null) ctx.setSessionCookie(accepted.token);
    return accepted;
  }),
  decline: byLink.mutation(({ ctx, input }) => declineInvitation(ctx.deps, ctx, input)),

  /** For the person who is signed in with exactly the address that was asked, and has confirmed it. */
  received: userProcedure.query(({ ctx }) => listReceivedProgrammes(ctx.deps, ctx.actor)),
  receivedInvitation: ofReceived.query(({ ctx, input }) => getClientInvitation(ctx.deps, ctx, input)),
  acceptReceived: ofReceived.mutation(({ ctx, input }) => acceptInvitation(ctx.deps, ctx, input, undefined)),
  declineReceived: ofReceived.mutation(({ ctx, input }) => declineInvitation(ctx.deps, ctx, input)),
});
