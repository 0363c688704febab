import {
  invitationOutcomeOutput,
  invitationOutput,
  receivedInvitationOutput,
} from "#src/shared/invitation/invitation.output.ts";
import { sharedSurveyOutput, submittedOutput } from "#src/shared/invitation/response.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { newInvitationsInput } from "#src/shared/invitation/invitation.input.ts";
import { newResponseInput } from "#src/shared/invitation/response.input.ts";

const ofRound = "/surveys/{surveyId}/invitations";
const byLink = "/invitations/{token}";

/** Asking people by mail, and what they do with the link. */
export const invitationOperations: readonly Operation[] = [
  {
    method: "post",
    path: ofRound,
    summary: "Invite people by mail, each with a link that takes one answer",
    access: "user",
    status: 201,
    body: newInvitationsInput,
    answer: invitationOutcomeOutput,
    call: ({ api, json, params }) => api.invitation.create({ ...json, ...params }),
  },
  {
    method: "get",
    path: ofRound,
    summary: "Whom you have invited; never who has answered",
    access: "user",
    answer: invitationOutput.array(),
    call: ({ api, params }) => api.invitation.list(params),
  },
  {
    method: "delete",
    path: `${ofRound}/{invitationId}`,
    summary: "Revoke an invitation: its link leads nowhere, an answer given stays",
    access: "user",
    status: 204,
    call: ({ api, params }) => api.invitation.revoke(params),
  },
  {
    method: "get",
    path: "/invitations",
    summary: "Rounds of others that you are invited to, newest first",
    access: "user",
    answer: receivedInvitationOutput.array(),
    call: ({ api }) => api.invitation.received(),
  },
  {
    method: "get",
    path: byLink,
    summary: "A round as an invited person sees it; not open once the invitation is used",
    access: "anybody",
    answer: sharedSurveyOutput,
    call: ({ api, params }) => api.invitation.shared(params),
  },
  {
    method: "post",
    path: `${byLink}/responses`,
    summary: "Answer an invitation: it takes one answer",
    access: "anybody",
    status: 201,
    body: newResponseInput,
    answer: submittedOutput,
    call: async ({ api, params, json }) => ({
      receipt: await api.invitation.submit({ ...json, ...params }),
    }),
  },
];
