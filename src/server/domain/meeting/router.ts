import { endMeeting, getMeeting, moveMeeting, startMeeting } from "./lead-meeting.ts";
import { getOwnMeeting, replyToMeeting } from "./own-meeting.ts";
import {
  t,
  facilitatorProcedure,
  rest,
  userProcedure,
  userProcedureOnPage,
} from "#src/server/trpc/procedures.ts";
import { meetingReplyInput, meetingStepInput } from "#src/shared/meeting/meeting.input.ts";
import { meetingOutput } from "#src/shared/meeting/meeting.output.ts";
import { clientIdInput } from "#src/shared/programme/programme.input.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

const ofClient = userProcedure.input(clientIdInput);

export const meetingRouter = t.router({
  /** The facilitator's side. */
  get: ofClient
    .meta(
      rest(
        "GET /facilitator/clients/{clientId}/session",
        "How a session with a client stands",
        meetingOutput,
      ),
    )
    .query(({ ctx, input }) => getMeeting(ctx.deps, ctx.actor, input.clientId)),
  start: facilitatorProcedure
    .meta(
      rest(
        "POST /facilitator/clients/{clientId}/session",
        "Ask a client to open their window together now",
        meetingOutput,
        { errors: [409] },
      ),
    )
    .input(clientIdInput)
    .mutation(({ ctx, input }) => startMeeting(ctx.deps, ctx.actor, input.clientId)),
  move: ofClient
    .meta(
      rest("PUT /facilitator/clients/{clientId}/session", "Show another pane on both screens", meetingOutput),
    )
    .input(meetingStepInput)
    .mutation(({ ctx, input }) => moveMeeting(ctx.deps, ctx.actor, input.clientId, input.step)),
  end: ofClient
    .meta(rest("DELETE /facilitator/clients/{clientId}/session", "End a session", meetingOutput))
    .mutation(({ ctx, input }) => endMeeting(ctx.deps, ctx.actor, input.clientId)),
  /** The client's side. */
  own: userProcedureOnPage
    .meta(rest("GET /surveys/{surveyId}/session", "How a session about your own round stands", meetingOutput))
    .input(surveyIdInput)
    .query(({ ctx, input }) => getOwnMeeting(ctx.deps, ctx.actor, input.surveyId)),
  reply: userProcedureOnPage
    .meta(
      rest("POST /surveys/{surveyId}/session", "Open your window together now, or not now", meetingOutput, {
        errors: [409],
      }),
    )
    .input(surveyIdInput)
    .input(meetingReplyInput)
    .mutation(({ ctx, input }) => replyToMeeting(ctx.deps, ctx.actor, input.surveyId, input.accept)),
});
