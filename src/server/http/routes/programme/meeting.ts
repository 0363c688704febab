import type { Operation } from "#src/server/http/rest/operation.ts";
import { meetingReplyInput, meetingStepInput } from "#src/shared/meeting/meeting.input.ts";
import { meetingOutput } from "#src/shared/meeting/meeting.output.ts";

const byFacilitator = "/facilitator/clients/{clientId}/session";
const byClient = "/surveys/{surveyId}/session";

/** A session in which facilitator and client look at a window together. */
export const meetingOperations: readonly Operation[] = [
  {
    method: "get",
    path: byFacilitator,
    summary: "How a session with a client stands",
    procedure: "meeting.get",
    output: meetingOutput,
  },
  {
    method: "post",
    path: byFacilitator,
    summary: "Ask a client to open their window together now",
    procedure: "meeting.start",
    output: meetingOutput,
  },
  {
    method: "put",
    path: byFacilitator,
    summary: "Show another pane on both screens",
    procedure: "meeting.move",
    body: meetingStepInput,
    output: meetingOutput,
  },
  {
    method: "delete",
    path: byFacilitator,
    summary: "End a session",
    procedure: "meeting.end",
    output: meetingOutput,
  },
  {
    method: "get",
    path: byClient,
    summary: "How a session about your own round stands",
    procedure: "meeting.own",
    output: meetingOutput,
  },
  {
    method: "post",
    path: byClient,
    summary: "Open your window together now, or not now",
    procedure: "meeting.reply",
    body: meetingReplyInput,
    output: meetingOutput,
  },
];
