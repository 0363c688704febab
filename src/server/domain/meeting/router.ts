import {
  emailMeeting,
  endMeeting,
  getMeeting,
  moveMeeting,
  proposeStep,
  startMeeting,
} from "./lead-meeting.ts";
import { getOwnMeeting, getOwnMeetingBrand, replyToMeeting } from "./own-meeting.ts";
import { t, facilitatorProcedure, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { meetingReplyInput, meetingStepInput, stepProposalInput } from "#src/shared/meeting/meeting.input.ts";
import { meetingOutput } from "#src/shared/meeting/meeting.output.ts";
import { clientIdInput } from "#src/shared/programme/programme.input.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

const ofClient = userProcedure.input(clientIdInput);

export const meetingRouter = t.router({
  /** The facilitator's side. */
  get: ofClient
    .meta({
      call: "GET /facilitator/clients/{clientId}/session",
      summary: "How a session with a client stands",
      output: meetingOutput,
    })
    .query(({ ctx, input }) => getMeeting(ctx.deps, ctx.actor, input.clientId)),
  start: facilitatorProcedure
    .meta({
      call: "POST /facilitator/clients/{clientId}/session",
      summary: "Ask a client to open their window together now",
      output: meetingOutput,
      errors: [409],
    })
    .input(clientIdInput)
    .mutation(({ ctx, input }) => startMeeting(ctx.deps, ctx.actor, input.clientId)),
  move: ofClient
    .meta({
      call: "PUT /facilitator/clients/{clientId}/session",
      summary: "Show another pane on both screens",
      output: meetingOutput,
    })
    .input(meetingStepInput)
    .mutation(({ ctx, input }) => moveMeeting(ctx.deps, ctx.actor, input.clientId, input.step)),
  propose: ofClient
    .meta({
      call: "PUT /facilitator/clients/{clientId}/session/proposal",
      summary: "Propose what the client keeps from a running session; saving it is theirs",
      output: meetingOutput,
      errors: [409],
    })
    .input(stepProposalInput)
    .mutation(({ ctx, input: { clientId, ...proposal } }) =>
      proposeStep(ctx.deps, ctx.actor, clientId, proposal),
    ),
  email: facilitatorProcedure
    .meta({
      call: "POST /facilitator/clients/{clientId}/session/email",
      summary: "Email the client the way into a session that has started; once for each start",
      errors: [409],
    })
    .input(clientIdInput)
    .mutation(({ ctx, input }) => emailMeeting(ctx.deps, ctx.actor, input.clientId)),
  end: ofClient
    .meta({
      call: "DELETE /facilitator/clients/{clientId}/session",
      summary: "End a session",
      output: meetingOutput,
    })
    .mutation(({ ctx, input }) => endMeeting(ctx.deps, ctx.actor, input.clientId)),
  /** The client's side. */
  own: userProcedureOnPage
    .meta({
      call: "GET /surveys/{surveyId}/session",
      summary: "How a session about your own round stands",
      output: meetingOutput,
    })
    .input(surveyIdInput)
    .query(({ ctx, input }) => getOwnMeeting(ctx.deps, ctx.actor, input.surveyId)),
  ownBrand: userProcedureOnPage
    .input(surveyIdInput)
    .query(({ ctx, input }) => getOwnMeetingBrand(ctx.deps, ctx.actor, input.surveyId)),
  reply: userProcedureOnPage
    .meta({
      call: "POST /surveys/{surveyId}/session",
      summary: "Open your window together now, or not now",
      output: meetingOutput,
      errors: [409],
    })
    .input(surveyIdInput)
    .input(meetingReplyInput)
    .mutation(({ ctx, input }) => replyToMeeting(ctx.deps, ctx.actor, input.surveyId, input.accept)),
});
