import type { Operation } from "#src/server/http/rest/operation.ts";
import {
  joinInput,
  memberRoleInput,
  newOrgInvitesInput,
  organisationDeletionInput,
  organisationInput,
  orgInviteCheckInput,
} from "#src/shared/organisation/organisation.input.ts";
import {
  checkedInviteOutput,
  joinedOutput,
  memberOutput,
  openInviteOutput,
  organisationOutput,
  orgInviteOutput,
  orgInvitesAddedOutput,
  receivedOrgInviteOutput,
} from "#src/shared/organisation/organisation.output.ts";

const all = "/organisations";
const one = `${all}/{id}`;
const member = `${one}/members/{userId}`;
const invites = `${one}/invites`;
const invite = `${invites}/{inviteId}`;
const invitation = "/org-invites/{token}";
const received = "/org-invites/received/{inviteId}";

/** Organisations: who is in them, and who is asked to be. */
export const organisationOperations: readonly Operation[] = [
  {
    method: "get",
    path: all,
    summary: "Organisations that you’re in, oldest first",
    procedure: "organisation.list",
    output: organisationOutput.array(),
  },
  {
    method: "post",
    path: all,
    summary: "Make an organisation, with you as its owner; 402 without a plan",
    procedure: "organisation.make",
    status: 201,
    body: organisationInput,
    output: organisationOutput,
  },
  {
    method: "get",
    path: one,
    summary: "One of them, with its members and your role",
    procedure: "organisation.get",
    output: organisationOutput,
  },
  {
    method: "patch",
    path: one,
    summary: "Rename it; owners only",
    procedure: "organisation.rename",
    body: organisationInput,
    output: organisationOutput,
  },
  {
    method: "delete",
    path: one,
    summary: "Erase it, by its name; rounds stay their owners’. Owners only",
    procedure: "organisation.delete",
    status: 204,
    body: organisationDeletionInput,
  },
  {
    method: "patch",
    path: member,
    summary: "Give a member another role; owners only. 409 for the last owner",
    procedure: "organisation.changeRole",
    body: memberRoleInput,
    output: memberOutput,
  },
  {
    method: "delete",
    path: member,
    summary: "Leave, or remove a member as an owner. 409 for the last owner",
    procedure: "organisation.removeMember",
    status: 204,
  },
  {
    method: "get",
    path: invites,
    summary: "Invitations that wait; owners and facilitators",
    procedure: "organisation.invites",
    output: openInviteOutput.array(),
  },
  {
    method: "post",
    path: invites,
    summary: "Invite people by email; owners and facilitators. 402 where no owner’s plan is active",
    procedure: "organisation.invite",
    status: 201,
    body: newOrgInvitesInput,
    output: orgInvitesAddedOutput,
  },
  {
    method: "post",
    path: `${invites}/check`,
    summary: "What would come of a list of addresses, as pasted or as CSV; stores and sends nothing",
    procedure: "organisation.checkInvites",
    body: orgInviteCheckInput,
    output: checkedInviteOutput.array(),
  },
  {
    method: "delete",
    path: invite,
    summary: "Withdraw an invitation",
    procedure: "organisation.revokeInvite",
    status: 204,
  },
  {
    method: "post",
    path: `${invite}/resend`,
    summary: "Send an invitation again; once in twelve hours at most",
    procedure: "organisation.resendInvite",
    output: openInviteOutput,
  },
  {
    method: "get",
    path: "/org-invites",
    summary: "Invitations that wait for you at your confirmed address, newest first",
    procedure: "organisation.received",
    output: receivedOrgInviteOutput.array(),
  },
  {
    method: "get",
    path: invitation,
    summary: "Who asks you into which organisation, and as what",
    procedure: "organisation.invitation",
    output: orgInviteOutput,
  },
  {
    method: "post",
    path: `${invitation}/accept`,
    summary: "Join; makes an account where the address has none",
    procedure: "organisation.accept",
    body: joinInput,
    output: joinedOutput,
  },
  {
    method: "post",
    path: `${invitation}/decline`,
    summary: "Don’t join",
    procedure: "organisation.decline",
    status: 204,
  },
  {
    method: "get",
    path: received,
    summary: "One of the invitations that wait for you",
    procedure: "organisation.receivedInvitation",
    output: orgInviteOutput,
  },
  {
    method: "post",
    path: `${received}/accept`,
    summary: "Join",
    procedure: "organisation.acceptReceived",
    output: joinedOutput,
  },
  {
    method: "post",
    path: `${received}/decline`,
    summary: "Don’t join",
    procedure: "organisation.declineReceived",
    status: 204,
  },
];
