import { endMeeting } from "./end-meeting.ts";
import { getMeeting } from "./get-meeting.ts";
import { getOwnMeeting } from "./get-own-meeting.ts";
import { moveMeeting } from "./move-meeting.ts";
import { replyToMeeting } from "./reply-to-meeting.ts";
import { startMeeting } from "./start-meeting.ts";
import { t } from "#src/server/trpc/init.ts";
import { facilitatorProcedure, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { meetingReplyInput, meetingStepInput } from "#src/shared/meeting/meeting.input.ts";
import { meetingOutput } from "#src/shared/meeting/meeting.output.ts";
import { clientIdInput } from "#src/shared/programme/programme.input.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

const ofClient = userProcedure.input(clientIdInput);

export const meetingRouter = t.router({
  /** The facilitator's side. */
  get: ofClient
    .meta({
      rest: {
        method: "get",
        path: "/facilitator/clients/{clientId}/session",
        summary: "How a session with a client stands",
        output: meetingOutput,
      },
    })
    .query(({ ctx, input }) => getMeeting(ctx.deps, ctx.actor, input.clientId)),
  start: facilitatorProcedure
    .meta({
      rest: {
        method: "post",
        path: "/facilitator/clients/{clientId}/session",
        summary: "Ask a client to open their window together now",
        output: meetingOutput,
      },
    })
    .input(clientIdInput)
    .mutation(({ ctx, input }) => startMeeting(ctx.deps, ctx.actor, input.clientId)),
  move: ofClient
    .meta({
      rest: {
        method: "put",
        path: "/facilitator/clients/{clientId}/session",
        summary: "Show another pane on both screens",
        output: meetingOutput,
      },
    })
    .input(meetingStepInput)
    .mutation(({ ctx, input }) => moveMeeting(ctx.deps, ctx.actor, input.clientId, input.step)),
  end: ofClient
    .meta({
      rest: {
        method: "delete",
        path: "/facilitator/clients/{clientId}/session",
        summary: "End a session",
        output: meetingOutput,
      },
    })
    .mutation(({ ctx, input }) => endMeeting(ctx.deps, ctx.actor, input.clientId)),
  /** The client's side. */
  own: userProcedureOnPage
    .meta({
      rest: {
        method: "get",
        path: "/surveys/{surveyId}/session",
        summary: "How a session about your own round stands",
        output: meetingOutput,
      },
    })
    .input(surveyIdInput)
    .query(({ ctx, input }) => getOwnMeeting(ctx.deps, ctx.actor, input.surveyId)),
  reply: userProcedureOnPage
    .meta({
      rest: {
        method: "post",
        path: "/surveys/{surveyId}/session",
        summary: "Open your window together now, or not now",
        output: meetingOutput,
      },
    })
    .input(surveyIdInput)
    .input(meetingReplyInput)
    .mutation(({ ctx, input }) => replyToMeeting(ctx.deps, ctx.actor, input.surveyId, input.accept)),
});
