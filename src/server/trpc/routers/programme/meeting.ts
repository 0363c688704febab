import { endMeeting } from "#src/server/domain/meeting/end-meeting.ts";
import { getMeeting } from "#src/server/domain/meeting/get-meeting.ts";
import { getOwnMeeting } from "#src/server/domain/meeting/get-own-meeting.ts";
import { moveMeeting } from "#src/server/domain/meeting/move-meeting.ts";
import { replyToMeeting } from "#src/server/domain/meeting/reply-to-meeting.ts";
import { startMeeting } from "#src/server/domain/meeting/start-meeting.ts";
import { t } from "#src/server/trpc/init.ts";
import { facilitatorProcedure, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { meetingReplyInput, meetingStepInput } from "#src/shared/meeting/meeting.input.ts";
import { clientIdInput } from "#src/shared/programme/programme.input.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

const ofClient = userProcedure.input(clientIdInput);

export const meetingRouter = t.router({
  /** The facilitator's side. */
  get: ofClient.query(({ ctx, input }) => getMeeting(ctx.deps, ctx.actor, input.clientId)),
  start: facilitatorProcedure
    .input(clientIdInput)
    .mutation(({ ctx, input }) => startMeeting(ctx.deps, ctx.actor, input.clientId)),
  move: ofClient
    .input(meetingStepInput)
    .mutation(({ ctx, input }) => moveMeeting(ctx.deps, ctx.actor, input.clientId, input.step)),
  end: ofClient.mutation(({ ctx, input }) => endMeeting(ctx.deps, ctx.actor, input.clientId)),
  /** The client's side. */
  own: userProcedureOnPage
    .input(surveyIdInput)
    .query(({ ctx, input }) => getOwnMeeting(ctx.deps, ctx.actor, input.surveyId)),
  reply: userProcedureOnPage
    .input(surveyIdInput)
    .input(meetingReplyInput)
    .mutation(({ ctx, input }) => replyToMeeting(ctx.deps, ctx.actor, input.surveyId, input.accept)),
});
