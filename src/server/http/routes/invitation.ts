import {
  invitationOutcomeOutput,
  invitationOutput,
  receivedInvitationOutput,
} from "#src/shared/invitation/invitation.output.ts";
import { sharedSurveyOutput, submittedOutput } from "#src/shared/invitation/response.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { newInvitationsInput } from "#src/shared/invitation/invitation.input.ts";
import { newResponseInput } from "#src/shared/invitation/response.input.ts";

const ofSurvey = "/surveys/{surveyId}/invitations";
const byLink = "/invitations/{token}";

/** Asking people by email, and what they do with the link. */
export const invitationOperations: readonly Operation[] = [
  {
    method: "post",
    path: ofSurvey,
    summary: "Invite people by email, each with a link for one answer",
    procedure: "invitation.create",
    status: 201,
    body: newInvitationsInput,
    output: invitationOutcomeOutput,
  },
  {
    method: "get",
    path: ofSurvey,
    summary: "Whom you have invited; never who has answered",
    procedure: "invitation.list",
    output: invitationOutput.array(),
  },
  {
    method: "delete",
    path: `${ofSurvey}/{invitationId}`,
    summary: "Cancel an invitation: its link stops working, an answer already given stays",
    procedure: "invitation.revoke",
    status: 204,
  },
  {
    method: "get",
    path: "/invitations",
    summary: "Rounds of others that you are invited to, newest first",
    procedure: "invitation.received",
    output: receivedInvitationOutput.array(),
  },
  {
    method: "get",
    path: byLink,
    summary: "A round as an invited person sees it; not open once the invitation is used",
    procedure: "invitation.shared",
    output: sharedSurveyOutput,
  },
  {
    method: "post",
    path: `${byLink}/responses`,
    summary: "Answer an invitation: it takes one answer",
    procedure: "invitation.submit",
    status: 201,
    body: newResponseInput,
    output: submittedOutput,
    respond: (receipt) => ({ receipt }),
  },
];
