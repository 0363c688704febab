import type { Operation } from "#src/server/http/rest/operation.ts";
import { acceptInput, sharingInput } from "#src/shared/sharing/sharing.input.ts";
import {
  acceptedOutput,
  clientInvitationOutput,
  receivedProgrammeOutput,
  sharingOutput,
} from "#src/shared/sharing/sharing.output.ts";

const invitation = "/client-invitations/{token}";
const received = "/client-invitations/received/{clientId}";
const sharing = "/surveys/{surveyId}/sharing";

/** The client's side of a programme. */
export const sharingOperations: readonly Operation[] = [
  {
    method: "get",
    path: invitation,
    summary: "Who asks, for what, and what they will see",
    procedure: "sharing.invitation",
    output: clientInvitationOutput,
  },
  {
    method: "post",
    path: `${invitation}/accept`,
    summary: "Take part: makes a round of your own, and an account where the address has none",
    procedure: "sharing.accept",
    body: acceptInput,
    output: acceptedOutput,
  },
  {
    method: "post",
    path: `${invitation}/decline`,
    summary: "Don’t take part",
    procedure: "sharing.decline",
    status: 204,
  },
  {
    method: "get",
    path: "/client-invitations",
    summary:
      "Programmes that you were asked to join at your confirmed address, or take part in, newest first",
    procedure: "sharing.received",
    output: receivedProgrammeOutput.array(),
  },
  {
    method: "get",
    path: received,
    summary: "One of them: who asks, for what, and what they will see",
    procedure: "sharing.receivedInvitation",
    output: clientInvitationOutput,
  },
  {
    method: "post",
    path: `${received}/accept`,
    summary: "Take part: makes a round of your own",
    procedure: "sharing.acceptReceived",
    output: acceptedOutput,
  },
  {
    method: "post",
    path: `${received}/decline`,
    summary: "Don’t take part",
    procedure: "sharing.declineReceived",
    status: 204,
  },
  {
    method: "get",
    path: sharing,
    summary: "Who sees a round beside you, and what you agreed to when",
    procedure: "sharing.get",
    output: sharingOutput,
  },
  {
    method: "put",
    path: sharing,
    summary: "Share your result with your facilitator, be counted in the group, or stop either at once",
    procedure: "sharing.set",
    body: sharingInput,
    output: sharingOutput,
  },
  {
    method: "delete",
    path: sharing,
    summary: "Leave the programme: your facilitator sees nothing of your round from then on",
    procedure: "sharing.leave",
    output: sharingOutput,
  },
];
